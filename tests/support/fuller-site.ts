import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { copyOfData, type DataFolder, root } from "./data-folder.ts";

/** Files and pieces of files that sites get beside those of the minimal one. */
const parts = join(root, "tests", "fixtures", "parts");
export const partOf = (name: string) => readFileSync(join(parts, name), "utf8");

/** Copies a folder of them into a data folder. */
export function addParts(data: DataFolder, name: string): DataFolder {
  cpSync(join(parts, name), data.dir, { recursive: true });
  return data;
}

/** The minimal site, or another copy of it, with what not every business has: a project, an article, prices, reviews, people and offices. */
export function fullerData(data = copyOfData()): DataFolder {
  return addParts(data, "fuller")
    .append("business.yaml", partOf("rates.yaml"))
    .append(
      "cities/lake-county/maple-grove.yaml",
      "recentProject: A barn roof, renewed in 2020.\nprojectImage: roof-repair\nprojectSlug: barn-roof\n",
    );
}

/** Gives a copy of the minimal site hours of every kind: a break, a night, a whole day, seasons and special days. */
export function withAllHours(data = fullerData()): DataFolder {
  const written = data.read("business.yaml");
  return data.write("business.yaml", written.replace(/ {2}days:.*(?=founded:)/s, partOf("all-hours.yaml")));
}

/** The same with numbers beside the two that every business has. */
export function withPhones(data = fullerData()): DataFolder {
  return data.append("business.yaml", partOf("phones.yaml"));
}

/** A page with a heading and the sections given as YAML. */
export function page(path: string, type: string, sections: string): string {
  return `path: ${path}
type: ${type}
breadcrumb: ${type}
title: ${type}
description: All about ${type}.
keywords: [${type}]
sections:
  - kind: hero
    heading: All about ${type}
${sections}`;
}
