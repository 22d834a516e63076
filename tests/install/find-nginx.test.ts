import { describe, expect, test, vi } from "vitest";
import { ensureNginx, findNginx } from "../../scripts/install/find-nginx.mjs";

/** A machine with these programs, whose packages have nginx or not. Records what it is asked to run. */
function machine(given: { has?: string[]; env?: Record<string, string>; canUseApt?: boolean; apt?: string }) {
  const programs = new Set(given.has);
  const runs: string[] = [];
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  return {
    runs,
    env: given.env ?? {},
    has: (path: string) => programs.has(path),
    canUseApt: given.canUseApt ?? false,
    run: (command: string, args: string[]) => {
      runs.push([command, ...args].join(" "));
      if (args[0] === "install" && given.apt) programs.add(given.apt);
      return given.apt ? 0 : 100;
    },
  };
}

describe("an nginx is found", () => {
  test("where Debian puts it", () => {
    expect(findNginx(machine({ has: ["/usr/sbin/nginx"] }))).toBe("/usr/sbin/nginx");
  });

  test("by the path that the environment names, and nowhere else", () => {
    const env = { NGINX_PATH: "/opt/nginx" };
    expect(findNginx(machine({ has: ["/usr/sbin/nginx", "/opt/nginx"], env }))).toBe("/opt/nginx");
    const asked = machine({ has: ["/usr/sbin/nginx"], env, canUseApt: true });
    expect(ensureNginx(asked)).toBe(undefined);
    expect(asked.runs).toEqual([]);
  });
});

describe("where there is none, one is installed", () => {
  test("not at all when there is one, or without root", () => {
    const withOne = machine({ has: ["/usr/sbin/nginx"], canUseApt: true });
    expect(ensureNginx(withOne)).toBe("/usr/sbin/nginx");
    const withoutRoot = machine({});
    expect(ensureNginx(withoutRoot)).toBe(undefined);
    expect([...withOne.runs, ...withoutRoot.runs]).toEqual([]);
  });

  test("from Debian's packages as root", () => {
    const asked = machine({ canUseApt: true, apt: "/usr/sbin/nginx" });
    expect(ensureNginx(asked)).toBe("/usr/sbin/nginx");
    expect(asked.runs).toEqual(["apt-get update", "apt-get install -y --no-install-recommends nginx"]);
  });

  test("and it is said that there is none when the packages have none", () => {
    expect(ensureNginx(machine({ canUseApt: true }))).toBe(undefined);
  });
});
