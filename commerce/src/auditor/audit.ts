import { readFile } from 'node:fs/promises';
import type pg from 'pg';

export interface Violation {
  rule: string;
  subject: string;
  detail: string | null;
}

const statement = new URL('./invariants.sql', import.meta.url);
let text: Promise<string> | undefined;

/** Checks the invariants of the data in one read-only statement; safe to run on a live shop. */
export async function audit(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<Violation[]> {
  text ??= readFile(statement, 'utf8');
  const { rows } = await pool.query<Violation>(await text, [now.toISOString()]);
  return rows;
}
