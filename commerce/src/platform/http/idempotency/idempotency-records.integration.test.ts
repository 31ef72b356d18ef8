import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newId } from '../../ids.ts';
import {
  claimKey,
  deleteExpiredKeys,
  type IdempotencyScope,
  leaseMilliseconds,
  maxRecordsPerShopper,
  recordFailure,
  settleKey,
} from './idempotency-records.ts';

const database = useTestDatabase();
const noon = new Date('2026-11-21T12:00:00Z');
const later = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const dayMilliseconds = 24 * 60 * 60 * 1000;

function buildScope(overrides: Partial<IdempotencyScope> = {}): IdempotencyScope {
  return { customerGroupId: newId(), path: '/baskets', key: newId(), fingerprint: Buffer.from('first'), ...overrides };
}
const db = () => drizzle(database.pool);

describe('an idempotency key', () => {
  it('runs once and is replayed afterward', async () => {
    const scope = buildScope();
    expect(await claimKey(db(), scope, noon)).toEqual({ kind: 'run', startedAt: noon });
    await settleKey(db(), scope, noon, { status: 200, body: { basketId: 'b' } });
    expect(await claimKey(db(), scope, later(1000))).toEqual({ kind: 'replay', response: { status: 200, body: { basketId: 'b' } } });
  });

  it('is claimed by one of twenty concurrent requests', async () => {
    const scope = buildScope();
    const claims = await Promise.allSettled(Array.from({ length: 20 }, () => claimKey(db(), scope, noon)));
    expect(claims.filter((claim) => claim.status === 'fulfilled')).toHaveLength(1);
    for (const claim of claims) {
      if (claim.status === 'rejected')
        expect(claim.reason).toMatchObject({ type: 'RequestInProgressException', status: 409, retryAfterSeconds: 1 });
    }
  });

  it('is rejected with another body, during and after the first request', async () => {
    const scope = buildScope();
    const other = { ...scope, fingerprint: Buffer.from('second') };
    await claimKey(db(), scope, noon);
    await expect(claimKey(db(), other, later(1))).rejects.toMatchObject({ type: 'IdempotencyKeyReusedException', status: 422 });
    await settleKey(db(), scope, noon, { status: 200, body: {} });
    await expect(claimKey(db(), other, later(2))).rejects.toMatchObject({ status: 422 });
  });

  it.each([500, 503, 409, 429])('is free again after status %i', async (status) => {
    const scope = buildScope();
    await claimKey(db(), scope, noon);
    await settleKey(db(), scope, noon, { status, body: {} });
    expect(await claimKey(db(), scope, later(1))).toMatchObject({ kind: 'run' });
  });

  it('records an error caused by the caller', async () => {
    const scope = buildScope();
    await claimKey(db(), scope, noon);
    await settleKey(db(), scope, noon, { status: 400, body: { fault: {} } });
    expect(await claimKey(db(), scope, later(1))).toMatchObject({ kind: 'replay', response: { status: 400 } });
  });

  it('is free after the lease of a dead request, which can no longer settle it', async () => {
    const scope = buildScope();
    await claimKey(db(), scope, noon);
    await expect(claimKey(db(), scope, later(leaseMilliseconds - 1))).rejects.toMatchObject({ status: 409 });
    expect(await claimKey(db(), scope, later(leaseMilliseconds))).toMatchObject({ kind: 'run' });
    await settleKey(db(), scope, noon, { status: 200, body: { from: 'the dead' } });
    await expect(claimKey(db(), scope, later(leaseMilliseconds + 1))).rejects.toMatchObject({ status: 409 });
  });

  it('is deleted after a day', async () => {
    const scope = buildScope();
    await claimKey(db(), scope, noon);
    await settleKey(db(), scope, noon, { status: 200, body: {} });
    expect(await claimKey(db(), scope, later(dayMilliseconds - 1))).toMatchObject({ kind: 'replay' });
    expect(await claimKey(db(), { ...scope, fingerprint: Buffer.from('new') }, later(dayMilliseconds))).toMatchObject({ kind: 'run' });
    expect(await deleteExpiredKeys(db(), later(3 * dayMilliseconds))).toBeGreaterThan(0);
  });

  it('is forgotten after a hundred newer ones of the same shopper, also for concurrent requests', async () => {
    const { customerGroupId } = buildScope();
    const other = buildScope();
    await claimKey(db(), other, noon);
    await settleKey(db(), other, noon, { status: 200, body: {} });
    const scopes = Array.from({ length: maxRecordsPerShopper + 20 }, () => buildScope({ customerGroupId }));
    const record = async (scope: IdempotencyScope, index: number) => {
      await claimKey(db(), scope, later(index));
      await settleKey(db(), scope, later(index), { status: 200, body: { index } });
    };
    for (const [index, scope] of scopes.slice(0, -10).entries()) await record(scope, index);
    await Promise.all(scopes.slice(-10).map((scope, index) => record(scope, maxRecordsPerShopper + 10 + index)));
    const countRecords = async () => {
      const { rows } = await database.pool.query('SELECT count(*)::int FROM idempotency_record WHERE customer_group_id = $1', [
        customerGroupId,
      ]);
      return rows[0].count;
    };
    expect(await countRecords()).toBeLessThanOrEqual(maxRecordsPerShopper + 10);
    const last = buildScope({ customerGroupId });
    await record(last, 1_000);
    expect(await countRecords()).toBe(maxRecordsPerShopper);
    expect(await claimKey(db(), last, later(1_001))).toMatchObject({ kind: 'replay' });
    expect(await claimKey(db(), scopes.at(-1) ?? last, later(1_001))).toMatchObject({ kind: 'replay' });
    expect(await claimKey(db(), other, later(1_001))).toMatchObject({ kind: 'replay' });
    expect(await claimKey(db(), scopes[0] ?? last, later(1_002))).toMatchObject({ kind: 'run' });
  });

  it('is scoped to the shopper', async () => {
    const scope = buildScope();
    await claimKey(db(), scope, noon);
    expect(await claimKey(db(), { ...scope, customerGroupId: newId() }, noon)).toMatchObject({ kind: 'run' });
  });
});

describe('the failure of a request whose claim was rolled back', () => {
  const rejection = { status: 400, body: { fault: {} } };

  it('is recorded, and replayed', async () => {
    const scope = buildScope();
    expect(await recordFailure(db(), scope, noon, rejection)).toBeUndefined();
    expect(await claimKey(db(), scope, later(1))).toEqual({ kind: 'replay', response: rejection });
  });

  it('gives way to the response of another request that was recorded meanwhile', async () => {
    const scope = buildScope();
    await claimKey(db(), scope, later(1));
    await settleKey(db(), scope, later(1), { status: 200, body: { basketId: 'b' } });
    expect(await recordFailure(db(), scope, noon, rejection)).toEqual({ status: 200, body: { basketId: 'b' } });
  });

  it('does not end another request that is running', async () => {
    const scope = buildScope();
    await claimKey(db(), scope, later(1));
    await expect(recordFailure(db(), scope, noon, rejection)).rejects.toMatchObject({ type: 'RequestInProgressException' });
    await expect(recordFailure(db(), { ...scope, fingerprint: Buffer.from('second') }, noon, rejection)).rejects.toMatchObject({
      type: 'IdempotencyKeyReusedException',
    });
  });

  it('settles a claim of the same request that was committed', async () => {
    const scope = buildScope();
    await claimKey(db(), scope, noon);
    expect(await recordFailure(db(), scope, noon, rejection)).toBeUndefined();
    expect(await claimKey(db(), scope, later(1))).toEqual({ kind: 'replay', response: rejection });
  });
});
