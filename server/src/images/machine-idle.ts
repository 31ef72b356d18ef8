import { availableParallelism, loadavg } from 'node:os';

/** Share of the cores that may be in use. */
const maxLoad = 0.5;

/** Returns whether the machine has spare cores, by its load of the last minute. Windows reports no load and counts as idle. */
export function isMachineIdle(load: number = loadavg()[0] ?? 0, cores: number = availableParallelism()): boolean {
  return load / cores < maxLoad;
}
