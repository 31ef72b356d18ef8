import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { findChangedLines } from '../../inventory/feed/changed-lines.ts';
import { findMissingRows } from '../../inventory/feed/full-feed.ts';
import { beginImport, finishImport, isImportConflict, recordBatch, type StockImport } from '../../inventory/feed/import-record.ts';
import { type FeedLine, lastOfEachKey } from '../../inventory/record-stock-feed.ts';
import { type Database, inTransaction } from '../../platform/database/database.ts';
import { sqlState } from '../../platform/database/sql-state.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { recordStock } from '../record-stock.ts';
import { findKnownLines } from './known-lines.ts';

export interface StockImportOptions {
  fileName: string;
  /** SHA-256 of the feed. */
  digest: string;
  /** True for a full feed: SKUs that it does not name have no stock at the locations that it names. */
  isFull: boolean;
  /** True to accept a full feed that takes many SKUs out of stock. */
  isForced: boolean;
  isDryRun: boolean;
  by: string;
  now: () => Date;
  onProgress?: (applied: number, total: number) => void;
}

export interface StockImportReport {
  rows: number;
  changed: number;
  zeroed: number;
  unknownSkus: string[];
  unknownLocations: string[];
  /** Number of rows that an interrupted import of the same feed had written. */
  continuedFrom: number;
}

/** Number of rows that one transaction locks: for some dozen milliseconds, in the order in which orders lock them. */
const batchSize = 500;
/** Milliseconds that a batch waits for a row that an order has locked, before it is rolled back and tried again. */
const lockTimeout = 400;
const maxAttempts = 20;

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

async function withLockTimeout<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      // lock_not_available
      if (sqlState(error) !== '55P03' || attempt === maxAttempts) throw error;
      await wait(50 * attempt);
    }
  }
}

async function applyBatches(db: Database, record: StockImport, all: readonly FeedLine[], options: StockImportOptions): Promise<void> {
  let applied = record.appliedCount;
  for (const batch of chunks(all.slice(applied), batchSize)) {
    const total = applied + batch.length;
    await withLockTimeout(() =>
      inTransaction(db, async (tx) => {
        await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${lockTimeout}`));
        const now = options.now();
        const lines = await findChangedLines(tx, batch);
        if (lines.length > 0) await recordStock(tx, lines, now);
        await recordBatch(tx, record.id, { applied: total, changed: lines.length }, now);
      }),
    );
    applied = total;
    options.onProgress?.(applied, all.length);
  }
}

async function begin(db: Database, options: StockImportOptions, counts: { rows: number; zeroed: number; unknown: number }) {
  const { fileName, digest, isFull, by } = options;
  const begun = {
    fileName,
    digest,
    isFull,
    importedBy: by,
    rowCount: counts.rows,
    zeroedCount: counts.zeroed,
    unknownCount: counts.unknown,
  };
  try {
    return await inTransaction(db, (tx) => beginImport(tx, begun, options.now()));
  } catch (error) {
    if (isImportConflict(error)) return failure('ImportRunning', 'another import has just begun');
    throw error;
  }
}

/**
 * Imports the lines of a valid feed in batches, each in a transaction with its invalidations and its record. The same feed continues after
 * the last batch of its interrupted import. Lines of unknown SKUs and locations are left out and reported.
 */
export async function importStock(
  db: Database,
  feed: readonly FeedLine[],
  options: StockImportOptions,
): Promise<Result<StockImportReport, 'ImportRunning' | 'SuspiciousFeed' | 'NothingKnown'>> {
  const { lines: known, unknownSkus, unknownLocations, unknownCount } = await findKnownLines(db, feed);
  if (known.length === 0) return failure('NothingKnown', 'the shop has no SKU and location of this feed');
  const missing = options.isFull ? await findMissingRows(db, known) : { lines: [], zeroed: 0, suspicious: [] };
  const [first] = missing.suspicious;
  if (first && !options.isForced) {
    const text = `the full feed would take ${first.missing} of ${first.stocked} SKUs at ${first.locationId} out of stock`;
    return failure('SuspiciousFeed', text, { suspicious: missing.suspicious });
  }
  const lines = lastOfEachKey([...known, ...missing.lines]);
  const report = { rows: feed.length, zeroed: missing.zeroed, unknownSkus, unknownLocations };
  if (options.isDryRun) {
    let changed = 0;
    for (const chunk of chunks(lines, 10_000)) changed += (await findChangedLines(db, chunk)).length;
    return ok({ ...report, changed, continuedFrom: 0 });
  }
  const begun = await begin(db, options, { rows: lines.length, zeroed: missing.zeroed, unknown: unknownCount });
  if (!begun.ok) return begun;
  await applyBatches(db, begun.value, lines, options);
  const done = await inTransaction(db, (tx) => finishImport(tx, begun.value.id, options.now()));
  if (!done) throw new Error('another import has replaced this one');
  return ok({ ...report, zeroed: done.zeroedCount, changed: done.changedCount, continuedFrom: begun.value.appliedCount });
}
