import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const program = fileURLToPath(new URL('../testing/mail-worker.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const children = new Set<ChildProcess>();
afterEach(async () => {
  await Promise.all([...children].map(kill));
});
async function startChild(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, database.url, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  await once(child.stdout, 'data');
  return child;
}
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  children.delete(child);
}

const arrived = async () => (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
/** Expires the heartbeats of killed workers at once. The queue expires a silent worker after ten seconds, its minimum. */
const expireHeartbeats = () =>
  database.pool.query(`UPDATE jobs.job SET heartbeat_on = heartbeat_on - interval '10 seconds' WHERE state = 'active'`);
const handled = async () => (await database.pool.query('SELECT 1 FROM handled_event')).rowCount;

describe('a mail', () => {
  it('arrives completely and exactly once per event, however often the worker is killed', { timeout: 90_000 }, async () => {
    const { db } = commerce.deps.database;
    const ids: string[] = [];
    for (const lifetime of [5, 25, 60]) {
      const child = await startChild();
      for (let count = 0; count < 15; count++) ids.push(await inTransaction(db, (tx) => emit(tx, { kind: 'note', payload: {} })));
      await pause(lifetime);
      await kill(child);
      await expireHeartbeats();
    }
    await startChild();
    await expect.poll(handled, { timeout: 60_000, interval: 200 }).toBe(ids.length);
    expect(await arrived()).toEqual(ids.map((id) => `${id}.eml`).sort());
    for (const name of await arrived()) {
      const mail = await readFile(path.join(folder, name), 'utf8');
      expect(mail.trimEnd().endsWith('--')).toBe(true);
    }
  });
});
