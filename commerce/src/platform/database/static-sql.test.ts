import { sql } from 'drizzle-orm';
import { integer, PgDialect, pgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { staticSql } from './static-sql.ts';

const parcels = pgTable('parcel', { weight: integer() });

describe('static SQL', () => {
  it('has the text that drizzle-orm renders', () => {
    const fragment = sql`SELECT ${parcels.weight} FROM ${parcels}`;
    const dialect = new PgDialect();
    expect(dialect.sqlToQuery(staticSql(fragment)).sql).toBe(dialect.sqlToQuery(fragment).sql);
  });

  it('is rejected if it has parameters', () => {
    expect(() => staticSql(sql`SELECT ${1}`)).toThrow('Static SQL has no parameters');
  });
});
