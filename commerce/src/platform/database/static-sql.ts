import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

const dialect = new PgDialect();

/**
 * Renders SQL without parameters once, when its module is loaded; drizzle-orm would look up each table and column for every execution.
 * Throws if there are parameters.
 */
export function staticSql(fragment: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(fragment);
  if (params.length > 0) throw new Error(`Static SQL has no parameters: ${text}`);
  return sql.raw(text);
}
