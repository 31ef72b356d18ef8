import { readFile } from 'node:fs/promises';

export interface ProcessMemory {
  readonly pid: number;
  readonly command: string;
  /** Bytes that belong to this process only. */
  readonly privateBytes: number;
}

/** Returns the memory of a process and of all processes below it. Linux only; empty on other systems. */
export async function memoryOfTree(pid: number): Promise<ProcessMemory[]> {
  const [rollup, commandLine, children] = await Promise.all([
    read(`/proc/${pid}/smaps_rollup`),
    read(`/proc/${pid}/cmdline`),
    read(`/proc/${pid}/task/${pid}/children`),
  ]);
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0);
  const privateBytes = (kilobytes('Private_Clean') + kilobytes('Private_Dirty')) * 1_024;
  const below = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(memoryOfTree));
  const own = rollup ? [{ pid, command: commandLine.replaceAll('\0', ' ').trim(), privateBytes }] : [];
  return [...own, ...below.flat()];
}

const read = (file: string) => readFile(file, 'utf8').catch(() => '');
