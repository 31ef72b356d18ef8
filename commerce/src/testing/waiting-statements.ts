import { expect } from 'vitest';
import type { TestDatabase } from './test-database.ts';

export async function waitingBackends({ pool }: Pick<TestDatabase, 'pool'>): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
}

export async function untilStatementsWait(database: Pick<TestDatabase, 'pool'>, count = 1): Promise<void> {
  await expect.poll(async () => (await waitingBackends(database)).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count);
}
