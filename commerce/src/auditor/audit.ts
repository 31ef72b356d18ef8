import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** Something that must never be. */
export interface Violation {
  rule: string;
  /** Whose: a SKU, a basket, an order. */
  subject: string;
  detail: string | null;
}

const statement = new URL('./invariants.sql', import.meta.url);
let text: Promise<string> | undefined;

/** Holds the data to its invariants, in one reading statement; it may run while the shop sells. */
export async function audit(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<Violation[]> {
  text ??= readFile(statement, 'utf8');
  const { rows } = await pool.query<Violation>(await text, [now.toISOString()]);
  return rows;
}
