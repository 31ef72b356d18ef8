/** How the shop starts, and what it keeps in memory. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { load } from '../load.ts';
import { megabytes, type Section } from '../report.ts';
import { memoryBelow, startShop } from '../shop.ts';

const seconds = (value: number) => `${(value / 1_000).toFixed(1)} s`;

async function memory(pid: number): Promise<{ server: number; database: number }> {
  const processes = await memoryBelow(pid);
  const isDatabase = ({ command }: { command: string }) => /postgres/.test(command.split(' ')[0] ?? '');
  const sum = (of: typeof processes) => of.reduce((total, { bytes }) => total + bytes, 0);
  return { server: sum(processes.filter((each) => !isDatabase(each))), database: sum(processes.filter(isDatabase)) };
}

/** A first start on an empty folder, a second one, memory at rest and after a minute of load. */
export async function life(folder: string): Promise<Section> {
  const dataDir = path.join(folder, 'life');
  const first = await startShop(dataDir, { webs: 2 });
  await first.stop();
  const second = await startShop(dataDir, { webs: 2 });
  try {
    const rest = await memory(second.pid);
    await load(`${second.origin}/men`, { seconds: 60, connections: 16, headers: { 'accept-encoding': 'br' } });
    const after = await memory(second.pid);
    return {
      title: 'Start and memory, two web processes and a worker',
      findings: [
        { what: 'first start: database, schema, demo brand, processes', figure: seconds(first.startedIn), goal: '3 minutes' },
        { what: 'second start', figure: seconds(second.startedIn), goal: '3 s' },
        { what: 'memory at rest: server', figure: megabytes(rest.server) },
        { what: 'memory at rest: database', figure: megabytes(rest.database) },
        { what: 'memory after 60 s of load: server', figure: megabytes(after.server) },
        { what: 'memory after 60 s of load: database', figure: megabytes(after.database) },
      ],
    };
  } finally {
    await second.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
