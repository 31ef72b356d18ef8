import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database.ts';

/** The database as a search may use it. */
export interface SearchedDatabase {
  db: Database;
  /** Milliseconds after which the database gives a statement of a search up, so that no query can hold the shop. */
  searchTimeout: number;
}

/** Reads of one moment in which no statement may take longer than a search may; one that does is an error of the database. */
export function inSearch<Answer>({ db, searchTimeout }: SearchedDatabase, read: (tx: Transaction) => Promise<Answer>): Promise<Answer> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${searchTimeout}`));
      return read(tx);
    },
    { accessMode: 'read only' },
  );
}
