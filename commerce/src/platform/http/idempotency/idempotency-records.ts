/**
 * Records of `Idempotency-Key`: the first response of a change is stored for a day and replayed for the same key and body.
 * Keys are scoped by customer group and path.
 */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { idempotencyRecords } from '../../database/tables.ts';
import { upsertSet } from '../../database/upsert.ts';
import { Fault } from '../fault.ts';

const recordLifetimeMilliseconds = 24 * 60 * 60 * 1000;
/** Lease of a key, longer than the deadline of any call: a request without a result by then has died, so its key is free again. */
export const leaseMilliseconds = 60_000;

/** Seconds after which a caller may repeat a request that is still running. */
const retryAfterSeconds = 1;

/** Responses that are stored for a shopper; each further one replaces the oldest. Retries follow within seconds. */
export const maxRecordsPerShopper = 100;

export interface IdempotencyScope {
  customerGroupId: string;
  path: string;
  key: string;
  /** HMAC of method, query and body, without the card number and security code. */
  fingerprint: Buffer;
}
export interface RecordedResponse {
  status: number;
  body: unknown;
}
export type Claim = { kind: 'run'; startedAt: Date } | { kind: 'replay'; response: RecordedResponse };

const placeholder = sql.placeholder;
const isKey = sql`${idempotencyRecords.customerGroupId} = ${placeholder('customerGroupId')}
  AND ${idempotencyRecords.path} = ${placeholder('path')} AND ${idempotencyRecords.key} = ${placeholder('key')}`;

function timesAt(now: Date) {
  return {
    startedAt: now,
    expiresAt: new Date(now.getTime() + recordLifetimeMilliseconds),
    now: now.toISOString(),
    latestExpiredStart: new Date(now.getTime() - leaseMilliseconds).toISOString(),
  };
}

/**
 * True for a record that has expired, and for one whose request has died, if this request has the same body; one with another body is
 * rejected in any case.
 */
const isFree = sql`${idempotencyRecords.expiresAt} <= ${placeholder('now')}::timestamptz
  OR (${idempotencyRecords.status} IS NULL AND ${idempotencyRecords.startedAt} <= ${placeholder('latestExpiredStart')}::timestamptz
      AND ${idempotencyRecords.fingerprint} = excluded.fingerprint)`;

/** Inserts a record, or replaces one that is free. Waits for a transaction that has claimed the key. */
const insertRecord = (queryable: Queryable) => upsertRecord(queryable, isFree);

function upsertRecord(queryable: Queryable, isReplaceable: SQL) {
  return queryable
    .insert(idempotencyRecords)
    .values({
      customerGroupId: placeholder('customerGroupId'),
      path: placeholder('path'),
      key: placeholder('key'),
      fingerprint: placeholder('fingerprint'),
      status: placeholder('status'),
      response: sql`${placeholder('body')}::jsonb`,
      startedAt: placeholder('startedAt'),
      expiresAt: placeholder('expiresAt'),
    })
    .onConflictDoUpdate({
      target: [idempotencyRecords.customerGroupId, idempotencyRecords.path, idempotencyRecords.key],
      set: upsertSet(idempotencyRecords, 'customerGroupId', 'path', 'key'),
      setWhere: isReplaceable,
    });
}

/**
 * Claims the key for this request, or returns the recorded response. Fails if the key was used with another request or its request is still
 * running. In a transaction, the claim holds with its commit; until then, other requests with the key wait.
 */
export async function claimKey(queryable: Queryable, scope: IdempotencyScope, now: Date): Promise<Claim> {
  const statement = prepared(queryable, 'idempotency_claim', insertRecord);
  const claimed = await statement.execute({ ...scope, ...timesAt(now), status: null, body: null });
  if (claimed.rowCount) return { kind: 'run', startedAt: now };
  return { kind: 'replay', response: await readResponse(queryable, scope) };
}

async function readResponse(queryable: Queryable, scope: IdempotencyScope): Promise<RecordedResponse> {
  const { fingerprint, status, response } = idempotencyRecords;
  const statement = prepared(queryable, 'idempotency_response', (db) =>
    db.select({ fingerprint, status, body: response }).from(idempotencyRecords).where(isKey),
  );
  const [record] = await statement.execute({ ...scope });
  if (record && !record.fingerprint.equals(scope.fingerprint)) {
    throw new Fault('IdempotencyKeyReusedException', 'This Idempotency-Key was used with another request.');
  }
  if (!record || record.status === null) {
    throw new Fault('RequestInProgressException', 'A request with this Idempotency-Key is still running.', {}, retryAfterSeconds);
  }
  return { status: record.status, body: record.body };
}

/** Returns whether a response is recorded. Server errors, conflicts and rate limits are not: a retry may succeed. */
export function isRecordable(status: number): boolean {
  return status < 500 && status !== 409 && status !== 429;
}

/** Deletes the recorded responses of a shopper beyond the limit, except those that another request is deleting. */
const deleteExcess = sql`
  DELETE FROM idempotency_record
  WHERE customer_group_id = ${placeholder('customerGroupId')} AND (path, key) IN (
    SELECT path, key FROM idempotency_record
    WHERE customer_group_id = ${placeholder('customerGroupId')} AND (path, key) IN (
      SELECT path, key FROM idempotency_record
      WHERE customer_group_id = ${placeholder('customerGroupId')} AND status IS NOT NULL
      ORDER BY started_at DESC OFFSET ${sql.raw(String(maxRecordsPerShopper - 1))})
    FOR UPDATE SKIP LOCKED)`;

const isUnsettled = sql`${isKey} AND ${idempotencyRecords.status} IS NULL
  AND ${idempotencyRecords.startedAt} = ${placeholder('startedAt')}::timestamptz`;

/** Records the response, or frees the key. Does nothing if another request has claimed the key after the lease expired. */
export async function settleKey(queryable: Queryable, scope: IdempotencyScope, startedAt: Date, response: RecordedResponse): Promise<void> {
  const values = { ...scope, startedAt: startedAt.toISOString() };
  if (!isRecordable(response.status)) {
    const statement = prepared(queryable, 'idempotency_free', (db) => db.delete(idempotencyRecords).where(isUnsettled));
    await statement.execute(values);
    return;
  }
  const statement = prepared(queryable, 'idempotency_settle', (db) =>
    db
      .with(db.$with('deleted', {}).as(deleteExcess))
      .update(idempotencyRecords)
      .set({ status: sql`${placeholder('status')}`, response: sql`${placeholder('body')}::jsonb` })
      .where(isUnsettled),
  );
  await statement.execute({ ...values, status: response.status, body: jsonOf(response) });
}

const isOwn = sql`${idempotencyRecords.status} IS NULL AND ${idempotencyRecords.startedAt} = excluded.started_at
  AND ${idempotencyRecords.fingerprint} = excluded.fingerprint`;

/**
 * Records the failure of a request whose claim may have been rolled back. Returns the response of another request with this key if one was
 * recorded in the meantime; that one is sent then, because the failed request has changed nothing.
 */
export async function recordFailure(
  queryable: Queryable,
  scope: IdempotencyScope,
  startedAt: Date,
  response: RecordedResponse,
): Promise<RecordedResponse | undefined> {
  const statement = prepared(queryable, 'idempotency_failure', (db) => upsertRecord(db, sql`${isFree} OR (${isOwn})`));
  // With the time of the start: `isOwn` finds the claim of this request by it, and the record expires as if the claim had been kept.
  const recorded = await statement.execute({ ...scope, ...timesAt(startedAt), status: response.status, body: jsonOf(response) });
  return recorded.rowCount ? undefined : readResponse(queryable, scope);
}

function jsonOf({ body }: RecordedResponse): string | null {
  return body === undefined ? null : JSON.stringify(body);
}

export async function deleteRecordsOf(queryable: Queryable, customerGroupId: string): Promise<void> {
  await queryable.delete(idempotencyRecords).where(eq(idempotencyRecords.customerGroupId, customerGroupId));
}

export async function deleteExpiredKeys(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`DELETE FROM idempotency_record WHERE expires_at <= ${now.toISOString()}`);
  return rowCount ?? 0;
}
