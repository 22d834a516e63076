import type { ComponentType } from "react";
import type { AnySectionView, SectionKind } from "./index.ts";

type SectionComponent = ComponentType<{ section: AnySectionView }>;

const modules = import.meta.glob<SectionComponent>("./*/*.tsx", { eager: true, import: "default" });
/** Components by the folder of their kind of section. */
const components = new Map(
  Object.entries(modules).map(([path, Component]) => [path.split("/")[1], Component]),
);

/** The component of a kind of section: what the one .tsx file of its folder exports by default. Throws where there is none. */
export function componentOf(kind: SectionKind): SectionComponent {
  const Component = components.get(kind);
  if (!Component) throw new Error(`src/sections/${kind} holds no component`);
  return Component;
}
