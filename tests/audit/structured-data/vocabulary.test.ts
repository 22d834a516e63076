import { describe, expect, it } from "vitest";
import { readVocabulary } from "../../../scripts/audit/vocabulary/typings.ts";
import {
  domainsOf,
  isA,
  isProperty,
  isType,
  membersOf,
  propertyNames,
  rangesOf,
  takesText,
  typeNames,
} from "../../../scripts/audit/vocabulary/vocabulary.ts";

/** One of each shape that the typings have. */
const typings = `interface RoleBase extends ThingBase {
}
export type Role<TContent = never, TProperty extends string = never> = RoleLeaf<TContent, TProperty> | EmployeeRole<TContent, TProperty>;
export type RoleLeaf<TContent, TProperty extends string> = Omit<RoleBase, TProperty> & {
    "@type": "Role";
} & {
interface EmployeeRoleBase extends RoleBase {
    /** The pay. */
    "pay"?: SchemaValue<Number, "pay">;
}
export type EmployeeRoleLeaf<TContent, TProperty extends string> = Omit<EmployeeRoleBase, TProperty> & {
    "@type": "EmployeeRole";
} & {
export type EmployeeRole<TContent = never, TProperty extends string = never> = EmployeeRoleLeaf<TContent, TProperty>;
interface RoomBase extends Partial<IdReference> {
    "floor"?: SchemaValue<Size | Room | IdReference, "floor">;
}
export interface RoomLeaf extends RoomBase {
    "@type": "Room";
}
export type Room = RoomLeaf | _3DRoom | string;
interface _3DRoomBase extends RoomBase {
    "floor"?: SchemaValue<Room | Text, "floor">;
}
export interface _3DRoomLeaf extends _3DRoomBase {
    "@type": "3DRoom";
}
export type _3DRoom = _3DRoomLeaf;
export interface SizeLeaf extends RoomBase {
    "@type": "Size";
}
export type Size = "https://schema.org/Small" | "Small" | "https://schema.org/Large" | "Large" | SizeLeaf;
export interface other_org_RoomLeaf extends RoomBase {
    "@type": "other:Room";
}
export type other_org_Room = other_org_RoomLeaf;
`;

describe("the vocabulary of schema.org", () => {
  it("reads types, properties, members and texts from typings, and leaves out other vocabularies", () => {
    expect(readVocabulary(typings)).toEqual({
      types: { "3DRoom": ["Room"], EmployeeRole: ["Role"], Role: [], Room: [], Size: [] },
      properties: {
        floor: { domains: ["3DRoom", "Room"], ranges: ["Room", "Size", "Text"] },
        pay: { domains: ["EmployeeRole"], ranges: ["Number"] },
      },
      members: { Size: ["Large", "Small"] },
      textual: ["Room"],
    });
  });

  it("knows every type and property of the package", () => {
    expect(typeNames).toHaveLength(945);
    expect(propertyNames).toHaveLength(1539);
  });

  it("knows types by all types above them", () => {
    expect(isA("RoofingContractor", "Place")).toBe(true);
    expect(isA("RoofingContractor", "Organization")).toBe(true);
    expect(isA("RoofingContractor", "Person")).toBe(false);
    expect(isType("Roofer")).toBe(false);
  });

  it("knows who owns a property and what it takes", () => {
    expect(domainsOf("openingHours")).toEqual(["CivicStructure", "LocalBusiness"]);
    expect(rangesOf("geo")).toEqual(["GeoCoordinates", "GeoShape"]);
    expect(isProperty("telphone")).toBe(false);
    expect(takesText("Organization")).toBe(true);
    expect(takesText("GeoCoordinates")).toBe(false);
    expect(membersOf("DayOfWeek")).toContain("Monday");
  });
});
