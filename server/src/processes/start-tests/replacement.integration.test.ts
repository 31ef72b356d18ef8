import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningEmbeddedDatabaseUrl } from '../../database/index.ts';
import { copySeededFolder } from './seeded-folder.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

let folder: string;
let shop: ShopProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-replacement-'));
  await copySeededFolder(folder);
  shop = startShop(folder, { WEB_CONCURRENCY: '2', DATABASE_POOL: '2' });
  address = await shop.waitUntilOpen();
});
afterAll(async () => {
  await shop.killAll();
  await rm(folder, { recursive: true, force: true });
});

const processes = async () => [...(await shop.children('web')), ...(await shop.children('worker'))];

interface Sample {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}
const tokenPath = '/mobify/proxy/api/shopper/auth/v1/organizations/f_ecom_demo_001/oauth2/token';
const samples: Sample[] = [
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/readyz' },
  { method: 'GET', path: '/' },
  { method: 'POST', path: tokenPath, body: 'grant_type=nonsense' },
];

async function send({ method, path: target, body }: Sample, agent: Agent | false): Promise<number> {
  const headers = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length };
  const outgoing = request(new URL(target, address), { method, agent, headers });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const text = (await response.toArray()).join('');
  // A new process on a busy machine may shed load, with or without a replacement.
  return text.includes('Back in a moment') ? 200 : (response.statusCode ?? 0);
}

/** Sends requests until stopped, half of them on connections of their own. Returns their number and the failures. */
function startLoad(clients: number): { readonly sent: () => number; stop(): Promise<string[]> } {
  let isOver = false;
  let sent = 0;
  const failures: string[] = [];
  const running = Array.from({ length: clients }, async (_, client) => {
    const agent = client % 2 === 0 && new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      const sample = samples[sent++ % samples.length]!;
      const status = await send(sample, agent).catch((error: Error) => error.message);
      if (typeof status === 'string' || status >= 500) failures.push(`${sample.method} ${sample.path}: ${status}`);
    }
    if (agent) agent.destroy();
  });
  return {
    sent: () => sent,
    async stop() {
      isOver = true;
      await Promise.all(running);
      return failures;
    },
  };
}

describe('a rolling restart', () => {
  it('replaces every process one after the other under load, and no request fails', async () => {
    const before = await processes();
    const load = startLoad(12);
    const restart = promisify(execFile)(process.execPath, ['server/src/cli/operations/rolling-restart.ts'], {
      env: { ...process.env, DATA_DIR: folder },
    });
    let maxWebProcesses = 0;
    const watching = (async () => {
      while (!shop.output().includes('all processes were replaced')) {
        maxWebProcesses = Math.max(maxWebProcesses, (await shop.children('web')).length);
        await sleep(100);
      }
    })();
    expect((await restart).stdout).toContain('all processes were replaced');
    await watching;
    while (load.sent() < 3_000) await sleep(20);
    expect(await load.stop()).toEqual([]);
    const after = await processes();
    expect(after).toHaveLength(3);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    expect(maxWebProcesses).toBe(3);
  });
});

describe('a web process without a usable database connection', () => {
  it('is replaced while the database responds to others', async () => {
    const client = new pg.Client((await runningEmbeddedDatabaseUrl(folder))!);
    await client.connect();
    const stopped = new Set<number>();
    /** Stops the server's end of each connection: its statements neither succeed nor fail. */
    const stopConnections = async () => {
      const { rows } = await client.query<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE application_name = 'outfitter web'");
      for (const { pid } of rows) {
        if (stopped.has(pid)) continue;
        process.kill(pid, 'SIGSTOP');
        stopped.add(pid);
      }
    };
    const before = await shop.children('web');
    try {
      while (!shop.output().includes('gets no connection although the database responds')) {
        await stopConnections();
        await sleep(50);
      }
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
      await client.end();
    }
    const isReplaced = async () => (await shop.children('web')).some((pid) => !before.includes(pid));
    while (!(await isReplaced())) await sleep(50);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });
});

describe('a shop whose output nobody reads any more', () => {
  it('replaces killed processes, which it cannot print, and serves on', async () => {
    shop.closeOutput();
    for (const killed of await shop.children('web')) {
      process.kill(killed, 'SIGKILL');
      const isReplaced = async () => (await shop.children('web')).filter((pid) => pid !== killed).length === 2;
      while (!(await isReplaced())) await sleep(50);
    }
    const isReady = () =>
      fetch(`${address}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
    while (!(await isReady())) await sleep(50);
  });
});
