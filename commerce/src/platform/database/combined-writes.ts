import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from './database.ts';
import { prepared } from './prepared.ts';

/** An INSERT, UPDATE or DELETE with placeholders and a RETURNING clause, and the values of its placeholders. */
export interface Write {
  build: (queryable: Queryable) => SQLWrapper;
  values: Readonly<Record<string, unknown>>;
}

/**
 * Runs several writes as one named statement, in one round trip, and returns the number of rows that each has returned: 0 for an absent
 * one. Their order is undefined, and none sees the changes of another: take contested locks before, and change no row twice. Placeholders
 * of the same name have the same value.
 *
 *     const { placed } = await runCombinedWrites(tx, 'finish_order', { placed: transitionToNew(order, now), paid: payment && settlement(payment) });
 */
export async function runCombinedWrites<Name extends string>(
  tx: Transaction,
  statementName: string,
  writes: Readonly<Record<Name, Write | undefined>>,
): Promise<Record<Name, number>> {
  const present = Object.entries<Write | undefined>(writes).flatMap(([name, write]) => (write ? [{ name, ...write }] : []));
  const fullName = `${statementName}: ${present.map(({ name }) => name).join(' ')}`;
  const statement = prepared(tx, fullName, (queryable) => {
    const parts = present.map(({ name, build }) => queryable.$with(name, {}).as(build(queryable).getSQL()));
    const counts = present.map(({ name }) => [name, sql<number>`(select count(*)::integer from ${sql.identifier(name)})`]);
    return queryable
      .with(...parts)
      .select(Object.fromEntries(counts))
      .from(sql`(values (1)) as one_row`);
  });
  const [counts] = await statement.execute(mergeValues(fullName, present));
  const absent = Object.fromEntries(Object.keys(writes).map((name) => [name, 0]));
  return { ...absent, ...counts } as Record<Name, number>;
}

function mergeValues(statementName: string, writes: readonly Write[]): Record<string, unknown> {
  const merged = new Map<string, unknown>();
  for (const [name, value] of writes.flatMap(({ values }) => Object.entries(values))) {
    if (merged.has(name) && merged.get(name) !== value) throw new Error(`the statement "${statementName}" has two values of "${name}"`);
    merged.set(name, value);
  }
  return Object.fromEntries(merged);
}
