import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runningEmbeddedDatabaseUrl } from '../../database/index.ts';
import { copySeededFolder } from './seeded-folder.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

let folder: string;
let shop: ShopProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-replacement-'));
  await copySeededFolder(folder);
  await openShop();
});
async function openShop(): Promise<void> {
  shop = startShop(folder, { WEB_CONCURRENCY: '2', DATABASE_POOL: '2' });
  address = await shop.waitUntilOpen();
}
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
    while (load.sent() < 1_000) await sleep(20);
    expect(await load.stop()).toEqual([]);
    const after = await processes();
    expect(after).toHaveLength(3);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    expect(maxWebProcesses).toBe(3);
  });
});

describe('a web process without a usable database connection', () => {
  let client: pg.Client;
  /** Ids of the server processes of stopped connections: their statements neither succeed nor fail. */
  let stopped: Set<number>;
  beforeEach(async () => {
    stopped = new Set();
    client = new pg.Client((await runningEmbeddedDatabaseUrl(folder))!);
    await client.connect();
  });
  afterEach(async () => {
    resumeConnections();
    await client.end();
  });

  async function stopConnections(condition = 'true', count?: number): Promise<number> {
    // A transaction would read the activity of its first statement again.
    await client.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'outfitter web' AND ${condition}`,
    );
    if (rows.length < (count ?? 0)) return 0;
    const pids = rows.map(({ pid }) => pid).slice(0, count);
    for (const pid of pids) {
      process.kill(pid, 'SIGSTOP');
      stopped.add(pid);
    }
    return pids.length;
  }
  function resumeConnections(): void {
    for (const pid of stopped) {
      try {
        process.kill(pid, 'SIGCONT');
      } catch {
        // It had ended before.
      }
    }
  }

  /** Stops statements without a deadline, on `count` of the two connections of a process. The lower classes may use only one of them. */
  async function stopStatementsOfSitemap(count: number): Promise<{ response: Promise<number> }> {
    await client.query('BEGIN; LOCK TABLE style IN ACCESS EXCLUSIVE MODE');
    const response = statusOf('/sitemap.xml');
    while ((await stopConnections(`wait_event_type = 'Lock' AND query LIKE '%row_number%'`, count)) === 0) await sleep(50);
    await client.query('ROLLBACK');
    return { response };
  }

  const statusOf = (target: string) => send({ method: 'GET', path: target }, false).catch(() => 0);
  let searches = 0;
  const searchStatus = () => statusOf(`/search?q=coat+${searches++}`);
  const replacements = () => shop.output().split('gets no connection although the database responds').length - 1;
  /** Resolves after twenty responses in a row from both processes. */
  async function waitUntilServing(): Promise<void> {
    for (let successes = 0; successes < 20; ) {
      const statuses = [await statusOf('/readyz'), await searchStatus()];
      successes = statuses.every((status) => status === 200) ? successes + 1 : 0;
    }
  }

  it('recovers by itself if all its connections are lost once', async () => {
    const before = await shop.children('web');
    expect(await stopConnections()).toBeGreaterThan(0);
    await waitUntilServing();
    expect(await shop.children('web')).toEqual(before);
    expect(replacements()).toBe(0);
  });

  it('is not ready and is replaced while only the lower classes of requests get no connection', async () => {
    await Promise.all(Array.from({ length: 10 }, searchStatus));
    const before = await shop.children('web');
    const sitemap = await stopStatementsOfSitemap(1);
    while ((await statusOf('/readyz')) !== 503) await searchStatus();
    while (replacements() === 0) await searchStatus();
    await waitUntilServing();
    const after = await shop.children('web');
    // The replaced process may still finish its requests.
    expect(after.filter((pid) => !before.includes(pid))).toHaveLength(1);
    expect(replacements()).toBe(1);
    resumeConnections();
    await sitemap.response;
  });

  describe('on either connection of its pool', () => {
    // A process is replaced at most once a minute.
    beforeAll(async () => {
      await shop.killAll();
      await openShop();
    });

    it('is replaced while the database responds to others', async () => {
      const before = await shop.children('web');
      const sitemap = await stopStatementsOfSitemap(2);
      while (replacements() === 0) await sleep(50);
      const isReplaced = async () => (await shop.children('web')).some((pid) => !before.includes(pid));
      while (!(await isReplaced())) await sleep(50);
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      await waitUntilServing();
      resumeConnections();
      await sitemap.response;
    });
  });
});

describe('a shop whose output nobody reads any more', () => {
  it('replaces killed processes, which it cannot print, and serves on', async () => {
    const hasTwo = async () => (await shop.children('web')).length === 2;
    // The process replaced by the test before may still be draining.
    while (!(await hasTwo())) await sleep(50);
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
