import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const tick = 10;

/** Returns the processor time that the main thread of a process has used so far, in milliseconds. Linux only; 0 on other systems. */
export async function mainThreadCpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program, in parentheses, may contain spaces. User and system time are the 14th and 15th field, its name the 2nd.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tick;
}
