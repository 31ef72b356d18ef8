import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runLoad } from '../load.ts';
import { memoryOfTree } from '../process-memory.ts';
import { formatMegabytes, type Section } from '../report.ts';
import { startShop } from '../start-shop.ts';

const formatSeconds = (value: number) => `${(value / 1_000).toFixed(1)} s`;

async function measureMemory(pid: number): Promise<{ server: number; database: number }> {
  const processes = await memoryOfTree(pid);
  const isDatabase = ({ command }: { command: string }) => /postgres/.test(command.split(' ')[0] ?? '');
  const sumOf = (group: typeof processes) => group.reduce((total, { privateBytes }) => total + privateBytes, 0);
  return { server: sumOf(processes.filter((each) => !isDatabase(each))), database: sumOf(processes.filter(isDatabase)) };
}

export async function measureStartupAndMemory(folder: string): Promise<Section> {
  const dataDir = path.join(folder, 'life');
  const first = await startShop(dataDir, { webProcesses: 2 });
  await first.stop();
  const second = await startShop(dataDir, { webProcesses: 2 });
  try {
    const idle = await measureMemory(second.pid);
    await runLoad(`${second.origin}/men`, { seconds: 60, connections: 16, headers: { 'accept-encoding': 'br' } });
    const after = await measureMemory(second.pid);
    return {
      title: 'Start and memory, two web processes and a worker',
      measurements: [
        { label: 'first start: database, schema, demo brand, processes', value: formatSeconds(first.startupTime), goal: '3 minutes' },
        { label: 'second start', value: formatSeconds(second.startupTime), goal: '3 s' },
        { label: 'idle memory: server', value: formatMegabytes(idle.server) },
        { label: 'idle memory: database', value: formatMegabytes(idle.database) },
        { label: 'memory after 60 s of load: server', value: formatMegabytes(after.server) },
        { label: 'memory after 60 s of load: database', value: formatMegabytes(after.database) },
      ],
    };
  } finally {
    await second.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
