import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Queryable } from '../platform/database/database.ts';

type Setting = 'enable_seqscan' | 'enable_sort' | 'enable_hashjoin' | 'enable_mergejoin';

/**
 * Returns the plan of each statement that `work` sends, while PostgreSQL avoids some kinds of plan nodes: it plans small tables like large
 * ones, and only a statement that no index serves still has such a node.
 */
export async function explainStatements(
  pool: pg.Pool,
  avoided: readonly Setting[],
  work: (queryable: Queryable) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = [];
  const client = await pool.connect();
  const explaining = {
    async query(statement: pg.QueryConfig, values: unknown[]) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement.text}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return client.query(statement, values);
    },
  };
  try {
    await client.query(['BEGIN', ...avoided.map((name) => `SET LOCAL ${name} = off`)].join('; '));
    await work(drizzle(explaining as unknown as pg.PoolClient) as unknown as Queryable);
    return plans;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** Returns the generic plan of each recorded statement, while PostgreSQL avoids reading whole tables. */
export async function explainRecorded(pool: pg.Pool, sent: readonly string[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off');
    const plans: string[] = [];
    for (const text of sent) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN) ${text}`);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
