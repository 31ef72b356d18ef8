/** The record of each import of a stock feed. At most one runs at a time. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { sqlState } from '../../platform/database/sql-state.ts';
import { newId } from '../../platform/ids.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { stockImports } from '../tables.ts';

export type StockImport = typeof stockImports.$inferSelect;

/** An import without a batch for this long has crashed. */
const staleSeconds = 60;

export interface NewImport {
  fileName: string;
  digest: string;
  isFull: boolean;
  importedBy: string;
  rowCount: number;
  zeroedCount: number;
  unknownCount: number;
}

function importRunning({ fileName, importedBy, appliedCount, rowCount }: StockImport) {
  const message = `${importedBy} is importing ${fileName}, of which ${appliedCount} of ${rowCount} rows are done; if it has crashed, it can be continued after ${staleSeconds} seconds`;
  return failure('ImportRunning', message);
}

/**
 * Begins an import, or continues the interrupted one of the same feed. An interrupted import of another feed is abandoned: what it has
 * written stays.
 */
export async function beginImport(tx: Transaction, begun: NewImport, now: Date): Promise<Result<StockImport, 'ImportRunning'>> {
  const [running] = await tx.select().from(stockImports).where(eq(stockImports.state, 'running')).for('update');
  const isStale = running && now.getTime() - running.updatedAt.getTime() > staleSeconds * 1_000;
  if (running && !isStale) return importRunning(running);
  if (running && running.digest === begun.digest && running.rowCount === begun.rowCount) {
    await tx.update(stockImports).set({ updatedAt: now }).where(eq(stockImports.id, running.id));
    return ok(running);
  }
  if (running) {
    await tx.update(stockImports).set({ state: 'abandoned', finishedAt: now }).where(eq(stockImports.id, running.id));
  }
  const [row] = await tx
    .insert(stockImports)
    .values({ id: newId(), ...begun, startedAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('the import was not recorded');
  return ok(row);
}

/** Returns whether an import has failed because another one began at the same time. */
export function isImportConflict(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** Records a batch in its transaction. Throws if the import was abandoned in the meantime, so that the batch is rolled back. */
export async function recordBatch(tx: Transaction, id: string, batch: { applied: number; changed: number }, now: Date): Promise<void> {
  const updated = await tx
    .update(stockImports)
    .set({
      appliedCount: batch.applied,
      changedCount: sql`${stockImports.changedCount} + ${batch.changed}`,
      updatedAt: now,
    })
    .where(and(eq(stockImports.id, id), eq(stockImports.state, 'running')))
    .returning({ id: stockImports.id });
  if (updated.length === 0) throw new Error('another import has replaced this one');
}

export async function finishImport(tx: Transaction, id: string, now: Date): Promise<StockImport | undefined> {
  const [row] = await tx
    .update(stockImports)
    .set({ state: 'done', finishedAt: now, updatedAt: now })
    .where(and(eq(stockImports.id, id), eq(stockImports.state, 'running')))
    .returning();
  return row;
}

export function listImports(queryable: Queryable, limit: number): Promise<StockImport[]> {
  return queryable.select().from(stockImports).orderBy(desc(stockImports.startedAt)).limit(limit);
}
