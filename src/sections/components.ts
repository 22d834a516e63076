import type { ComponentType } from "react";
import type { AnySectionView, SectionKind } from "./index.ts";

type SectionComponent = ComponentType<{ section: AnySectionView }>;

const usual = import.meta.env.SSR
  ? import.meta.glob<SectionComponent>("./*/*.tsx", { eager: true, import: "default" })
  : import.meta.glob<SectionComponent>(
      [
        "./*/*.tsx",
        "!./{business-hours,calculator,certifications,contact-details,event-details,events,gallery,job-details,jobs,offers,offices,price-table,reviews,team,video}/*.tsx",
      ],
      { eager: true, import: "default" },
    );
/** In a browser, what few sites or pages show: only pages with such a section load it. */
const seldom = import.meta.env.SSR
  ? {}
  : import.meta.glob<SectionComponent>(
      "./{business-hours,calculator,certifications,contact-details,event-details,events,gallery,job-details,jobs,offers,offices,price-table,reviews,team,video}/*.tsx",
      { import: "default" },
    );

/** By the folder of their kind of section. */
function byKind<T>(modules: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(modules).map(([path, module]) => [path.split("/")[1] ?? "", module]));
}

const components = byKind(usual);
const loaders = byKind<() => Promise<SectionComponent>>(seldom);

/** Loads the components of sections that are not there yet. Rejects where one cannot be had. */
export async function loadComponents(sections: readonly AnySectionView[]): Promise<void> {
  await Promise.all(
    sections.map(async ({ kind }) => {
      const load = components.has(kind) ? undefined : loaders.get(kind);
      if (load) components.set(kind, await load());
    }),
  );
}

/** The component of a kind of section: what the one .tsx file of its folder exports by default. Throws where there is none. */
export function componentOf(kind: SectionKind): SectionComponent {
  const Component = components.get(kind);
  if (!Component) throw new Error(`src/sections/${kind} holds no component`);
  return Component;
}
