/**
 * Records of `Idempotency-Key`: the first response of a change is stored for a day and replayed for the same key and body.
 * Keys are scoped by principal and path.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { Fault } from '../fault.ts';

const recordLifetime = 24 * 60 * 60 * 1000;
/** Longer than the deadline of any call: a request without a result after this time has died, so its key is free again. */
export const leaseMilliseconds = 60_000;

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

/**
 * Claims the key for this request, or returns the recorded response. Fails if the key was used with another request or its request is still
 * running.
 */
export async function claimKey(db: Database, scope: IdempotencyScope, now: Date): Promise<Claim> {
  const leaseEnd = new Date(now.getTime() - leaseMilliseconds);
  const claimed = await db.execute(sql`
    INSERT INTO idempotency_record (customer_group_id, path, key, fingerprint, started_at, expires_at)
    VALUES (${scope.customerGroupId}, ${scope.path}, ${scope.key}, ${scope.fingerprint}, ${now.toISOString()},
            ${new Date(now.getTime() + recordLifetime).toISOString()})
    ON CONFLICT (customer_group_id, path, key) DO UPDATE
      SET fingerprint = excluded.fingerprint, status = NULL, answer = NULL,
          started_at = excluded.started_at, expires_at = excluded.expires_at
      WHERE idempotency_record.expires_at <= ${now.toISOString()}
         OR (idempotency_record.status IS NULL AND idempotency_record.started_at <= ${leaseEnd.toISOString()}
             AND idempotency_record.fingerprint = excluded.fingerprint)
    RETURNING 1`);
  if (claimed.rowCount) return { kind: 'run', startedAt: now };
  const { rows } = await db.execute<{ is_same: boolean; status: number | null; answer: unknown }>(sql`
    SELECT fingerprint = ${scope.fingerprint} AS is_same, status, answer
    FROM idempotency_record
    WHERE customer_group_id = ${scope.customerGroupId} AND path = ${scope.path} AND key = ${scope.key}`);
  const [record] = rows;
  if (record && !record.is_same) {
    throw new Fault('IdempotencyKeyReusedException', 'This Idempotency-Key was used with another request.');
  }
  if (!record || record.status === null) {
    throw new Fault('RequestInProgressException', 'A request with this Idempotency-Key is still running.', {}, 1);
  }
  return { kind: 'replay', response: { status: record.status, body: record.answer } };
}

/** Server errors, conflicts and rate limits are not recorded: a retry may succeed. */
export function isRecordable(status: number): boolean {
  return status < 500 && status !== 409 && status !== 429;
}

/** Selects the recorded responses of a shopper beyond the limit, except those that another request is deleting. */
function excessRecords(customerGroupId: string) {
  return sql`
    SELECT path, key FROM idempotency_record
    WHERE customer_group_id = ${customerGroupId} AND (path, key) IN (
      SELECT path, key FROM idempotency_record
      WHERE customer_group_id = ${customerGroupId} AND status IS NOT NULL
      ORDER BY started_at DESC OFFSET ${maxRecordsPerShopper - 1})
    FOR UPDATE SKIP LOCKED`;
}

/** Records the response, or frees the key. Does nothing if another request has claimed the key after the lease expired. */
export async function settleKey(db: Database, scope: IdempotencyScope, startedAt: Date, response: RecordedResponse): Promise<void> {
  const isThisKey = sql`customer_group_id = ${scope.customerGroupId} AND path = ${scope.path} AND key = ${scope.key}
    AND status IS NULL AND started_at = ${startedAt.toISOString()}`;
  if (!isRecordable(response.status)) {
    await db.execute(sql`DELETE FROM idempotency_record WHERE ${isThisKey}`);
    return;
  }
  const body = response.body === undefined ? null : JSON.stringify(response.body);
  await db.execute(sql`
    WITH deleted AS (
      DELETE FROM idempotency_record
      WHERE customer_group_id = ${scope.customerGroupId} AND (path, key) IN (${excessRecords(scope.customerGroupId)}))
    UPDATE idempotency_record SET status = ${response.status}, answer = ${body}::jsonb WHERE ${isThisKey}`);
}

export async function deleteExpiredKeys(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`DELETE FROM idempotency_record WHERE expires_at <= ${now.toISOString()}`);
  return rowCount ?? 0;
}
