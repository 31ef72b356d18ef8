import { availableParallelism, loadavg } from 'node:os';

/** Share of the cores that may be busy with whatever runs on the machine. */
const maxLoad = 0.5;

/** The machine has cores to spare, as its load of the last minute says. Where none is known (Windows) it is taken as idle. */
export function isMachineIdle(load: number = loadavg()[0] ?? 0, cores: number = availableParallelism()): boolean {
  return load / cores < maxLoad;
}
