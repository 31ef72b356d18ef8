import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLoadProcess } from '../overload/load-client.ts';
import { preparePlan } from '../overload/prepare-plan.ts';
import { memoryOfTree } from '../process-memory.ts';
import { formatMegabytes, type Measurement, type Section } from '../report.ts';
import { startShop } from '../start-shop.ts';

const webProcesses = 2;
const restAfterStart = 30_000;
const restAfterRequests = 30_000;
const requestCount = 200;
const requestsPerSecond = 20;
const goals = { web: 130, all: 330 };
const bareServer = "require('node:http').createServer((request, response) => response.end('ok')).listen(0, () => console.log('listening'))";

interface Memory {
  web: number;
  worker: number;
  primary: number;
  all: number;
  database: number;
}

async function measureProcesses(pid: number): Promise<Memory> {
  const processes = await memoryOfTree(pid);
  const isDatabase = ({ command }: { command: string }) => /postgres/.test(command.split(' ')[0] ?? '');
  const bytesOf = (pattern: RegExp) => processes.filter(({ command }) => pattern.test(command)).map(({ privateBytes }) => privateBytes);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const bytes = (group: typeof processes) => group.map(({ privateBytes }) => privateBytes);
  return {
    web: sum(bytesOf(/child\.[jt]s web$/)) / webProcesses,
    worker: sum(bytesOf(/child\.[jt]s worker$/)),
    primary: processes[0]?.privateBytes ?? 0,
    all: sum(bytes(processes.filter((each) => !isDatabase(each)))),
    database: sum(bytes(processes.filter(isDatabase))),
  };
}

async function measureBareServer(): Promise<number> {
  const server: ChildProcess = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(server.stdout!, 'data');
    return (await memoryOfTree(server.pid ?? 0))[0]?.privateBytes ?? 0;
  } finally {
    server.kill();
  }
}

/** Sends the mix of the overload section slowly, like a shop with few shoppers. */
async function sendMixedRequests(origin: string): Promise<void> {
  const plan = await preparePlan(origin, 4, 4);
  const seconds = requestCount / requestsPerSecond;
  await withLoadProcess(plan, (run) => run({ rate: requestsPerSecond, seconds, maxClients: 64 }));
}

function rows(moment: string, memory: Memory, bare: number): Measurement[] {
  const row = (label: string, bytes: number, goal?: number): Measurement => ({
    label: `${moment}: ${label}`,
    value: formatMegabytes(bytes),
    baseline: formatMegabytes(bare),
    ratio: bytes / bare,
    ...(goal === undefined ? {} : { goal: `${goal} MB` }),
  });
  return [
    row('web process', memory.web, goals.web),
    row('worker', memory.worker),
    row('primary process', memory.primary),
    row(`all Node processes (${webProcesses} web)`, memory.all, goals.all),
    { label: `${moment}: database`, value: formatMegabytes(memory.database) },
  ];
}

/** Measures the private memory of each process of a shop that has started before; the baseline is a bare Node process that serves HTTP. */
export async function measureMemory(folder: string): Promise<Section> {
  const dataDir = path.join(folder, 'memory');
  await (await startShop(dataDir, { webProcesses })).stop();
  const shop = await startShop(dataDir, { webProcesses });
  try {
    await sleep(restAfterStart);
    const bare = await measureBareServer();
    const atRest = await measureProcesses(shop.pid);
    await sendMixedRequests(shop.origin);
    await sleep(restAfterRequests);
    const afterRequests = await measureProcesses(shop.pid);
    return {
      title: 'Private memory, two web processes and a worker',
      measurements: [
        ...rows('30 s after the start', atRest, bare),
        ...rows(`30 s after ${requestCount} mixed requests`, afterRequests, bare),
      ],
    };
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
