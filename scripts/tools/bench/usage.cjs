// Loaded before a measured program (`node --require`): at its end, what it used goes into the file that USAGE_FILE names.
const { readFileSync, writeFileSync } = require("node:fs");

process.once("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = {
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    systemMs: systemCPUTime / 1000,
    peakMb: peakKb(maxRSS) / 1024,
  };
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
});

/** On Linux a process inherits the maxRSS of the one that started it; only VmHWM is its own (proc(5)). */
function peakKb(maxRSS) {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync("/proc/self/status", "utf8"))[1]);
  } catch {
    return maxRSS;
  }
}
