import { createHash } from 'node:crypto';
import type { Queryable } from './database.ts';

/** Maximum length of a name: PostgreSQL truncates longer ones and would confuse statements whose names begin alike. */
const maxNameBytes = 63;
const hashLength = 12;

function nameInDatabase(name: string): string {
  if (Buffer.byteLength(name) <= maxNameBytes) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, hashLength);
  return `${name.slice(0, maxNameBytes - hashLength - 1)} ${hash}`;
}

const statementsOf = new WeakMap<Queryable, Map<string, unknown>>();

/**
 * Returns a named statement, whose text is built at its first use on a connection; drizzle-orm would build it for every execution. The text
 * must not depend on values: `build` uses placeholders.
 *
 *     const statement = prepared(tx, 'stock', (db) => db.select().from(stock).where(eq(stock.skuId, sql.placeholder('skuId'))));
 *     await statement.execute({ skuId });
 */
export function prepared<Statement>(
  queryable: Queryable,
  name: string,
  build: (queryable: Queryable) => { prepare(name: string): Statement },
): Statement {
  const statements = statementsOf.get(queryable) ?? new Map<string, unknown>();
  statementsOf.set(queryable, statements);
  const existing = statements.get(name);
  if (existing !== undefined) return existing as Statement;
  const statement = build(queryable).prepare(nameInDatabase(name));
  statements.set(name, statement);
  return statement;
}
