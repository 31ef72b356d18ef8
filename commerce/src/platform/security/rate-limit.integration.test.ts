import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { fixedClock } from '../clock.ts';
import { runCombinedWrites, type Write } from '../database/combined-writes.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { valueOrFault } from '../http/fault.ts';
import { newId } from '../ids.ts';
import { createRateLimiter, deleteIdleBuckets, tokenReturn } from './rate-limit.ts';

const database = useTestDatabase();
const limit = { name: 'coupon', capacity: 5, refillPerSecond: 0.5 };

function createLimiter() {
  const clock = fixedClock('2026-11-21T12:00:00Z');
  const db = drizzle(database.pool);
  return { clock, db, limiter: createRateLimiter(db, clock), principal: newId() };
}

const writeTogetherOnce = (db: Database, write: Write) =>
  inTransaction(db, (tx) => runCombinedWrites(tx, 'given_back', { returned: write }));

describe('a rate limit', () => {
  it('allows what the bucket holds, also for concurrent requests', async () => {
    const { limiter, principal } = createLimiter();
    const results = await Promise.all(Array.from({ length: 20 }, () => limiter.take(limit, principal)));
    expect(results.filter((result) => result.ok)).toHaveLength(5);
    expect(results.find((result) => !result.ok)).toMatchObject({ ok: false, error: 'TooManyRequestsException', retryAfterSeconds: 2 });
  });

  it('refills with time, and never beyond its capacity', async () => {
    const { limiter, principal, clock } = createLimiter();
    for (let count = 0; count < 5; count++) await limiter.take(limit, principal);
    const rejected = await limiter.take(limit, principal);
    expect(() => valueOrFault(rejected)).toThrow(expect.objectContaining({ type: 'TooManyRequestsException', retryAfterSeconds: 2 }));
    clock.advance(2_000);
    expect((await limiter.take(limit, principal)).ok).toBe(true);
    expect((await limiter.take(limit, principal)).ok).toBe(false);
    clock.advance(3_600_000);
    const results = await Promise.all(Array.from({ length: 20 }, () => limiter.take(limit, principal)));
    expect(results.filter((result) => result.ok)).toHaveLength(5);
  });

  it('counts per principal and name', async () => {
    const { limiter, principal } = createLimiter();
    for (let count = 0; count < 5; count++) await limiter.take(limit, principal);
    expect((await limiter.take(limit, newId())).ok).toBe(true);
    expect((await limiter.take({ ...limit, name: 'payment' }, principal)).ok).toBe(true);
  });

  it('does not refill when the clock goes backwards', async () => {
    const { limiter, principal, clock } = createLimiter();
    for (let count = 0; count < 5; count++) await limiter.take(limit, principal);
    clock.advance(-60_000);
    expect((await limiter.take(limit, principal)).ok).toBe(false);
    clock.advance(60_000);
    expect((await limiter.take(limit, principal)).ok).toBe(false);
  });

  it('takes the cost of a call, or nothing', async () => {
    const { limiter, principal } = createLimiter();
    expect((await limiter.take(limit, principal, 3)).ok).toBe(true);
    expect(await limiter.take(limit, principal, 3)).toMatchObject({ ok: false, retryAfterSeconds: 6 });
    expect((await limiter.take(limit, principal, 2)).ok).toBe(true);
    expect((await limiter.take(limit, newId(), 6)).ok).toBe(false);
  });

  it('is taken from with others, all or none, also by concurrent requests', async () => {
    const { limiter, principal, clock } = createLimiter();
    const small = { limit: { ...limit, name: 'small', capacity: 3 }, principal };
    const large = { limit: { ...limit, name: 'large', capacity: 8 }, principal };
    const [rows, results] = [[small, large], [] as boolean[]];
    expect((await limiter.takeEach(rows)).ok).toBe(true);
    for (const result of await Promise.all(Array.from({ length: 9 }, () => limiter.takeEach(rows)))) results.push(result.ok);
    expect(results.filter((isTaken) => isTaken)).toHaveLength(2);
    expect(await limiter.read(rows)).toMatchObject([{ tokens: 0 }, { tokens: 5 }]);
    expect(await limiter.takeEach([large, small])).toMatchObject({ ok: false, arguments: { limit: 'small' }, retryAfterSeconds: 2 });
    clock.advance(4_000);
    expect((await limiter.takeEach(rows, 2)).ok).toBe(true);
    expect(await limiter.read(rows)).toMatchObject([{ tokens: 0 }, { tokens: 5 }]);
    expect(await limiter.takeEach([{ ...large, principal: newId() }], 9)).toMatchObject({ ok: false });
  });

  it('is taken, charged and given back by concurrent requests in any order of buckets, without a deadlock', async () => {
    const { limiter, principal, db } = createLimiter();
    const ample = { ...limit, capacity: 1_000, refillPerSecond: 0 };
    const buckets = ['a', 'b', 'c'].map((name) => ({ limit: { ...ample, name }, principal }));
    const reversed = buckets.toReversed();
    await limiter.takeEach(buckets);
    const returned = () => writeTogetherOnce(db, tokenReturn(reversed));
    const work = [() => limiter.takeEach(buckets), () => limiter.takeEach(reversed), () => limiter.charge(reversed), returned];
    await Promise.all(Array.from({ length: 40 }, (_, index) => work[index % work.length]?.()));
    expect(await limiter.read(buckets)).toMatchObject(Array(3).fill({ tokens: 1_000 - 1 - 30 + 10 }));
    await limiter.giveBack(reversed);
    expect(await limiter.read(buckets)).toMatchObject(Array(3).fill({ tokens: 980 }));
  });

  it('is charged into debt, at most its capacity, for concurrent requests as well', async () => {
    const { limiter, principal, clock } = createLimiter();
    const bucket = { limit, principal };
    expect(await limiter.read([bucket])).toEqual([{ tokens: 5, idleSeconds: Number.POSITIVE_INFINITY }]);
    await Promise.all(Array.from({ length: 8 }, () => limiter.charge([bucket])));
    expect(await limiter.read([{ limit, principal: newId() }, bucket])).toMatchObject([{ tokens: 5 }, { tokens: -3, idleSeconds: 0 }]);
    await Promise.all(Array.from({ length: 8 }, () => limiter.charge([bucket])));
    clock.advance(4_000);
    expect(await limiter.read([bucket])).toEqual([{ tokens: -3, idleSeconds: 4 }]);
    expect((await limiter.take(limit, principal)).ok).toBe(false);
  });

  it('gets a token back, never beyond its capacity', async () => {
    const { limiter, principal } = createLimiter();
    await limiter.take(limit, principal, 1);
    for (let time = 0; time < 3; time++) await limiter.giveBack([{ limit, principal }]);
    expect(await limiter.read([{ limit, principal }])).toMatchObject([{ tokens: 5 }]);
  });

  it('is deleted after a day without use', async () => {
    const { limiter, principal, clock, db } = createLimiter();
    await limiter.take(limit, principal);
    clock.advance(25 * 60 * 60 * 1000);
    expect(await deleteIdleBuckets(db, clock.now())).toBeGreaterThan(0);
  });
});
