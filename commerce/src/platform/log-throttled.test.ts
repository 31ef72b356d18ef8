import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from './log.ts';
import { logThrottled } from './log-throttled.ts';

const minute = 60_000;
let lines: string[];
let log: ReturnType<typeof createLogger>;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  log = createLogger({ destination: { write: (line) => void lines.push(line) } });
});
afterEach(() => vi.useRealTimers());

const refused = (port: number) =>
  new Error('the query failed', { cause: Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: 'ECONNREFUSED' }) });
const fail = (fields = {}, error: unknown = refused(5432)) => logThrottled(log, 'warn', { error, ...fields }, 'events could not be read');
const written = () => lines.splice(0).map((line) => JSON.parse(line));

describe('a failure that repeats', () => {
  it('is logged in full once, and then once a minute with its number, as long as it lasts', () => {
    for (let count = 0; count < 2_000; count++) fail({ call: `call${count}` });
    const [first, ...others] = written();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ call: 'call0', error: { type: 'Error', stack: expect.any(String), cause: { code: 'ECONNREFUSED' } } });
    vi.advanceTimersByTime(minute);
    const summary = lines.join('');
    expect(summary.length).toBeLessThan(400);
    expect(written()).toMatchObject([{ level: 40, msg: 'events could not be read', repeats: 1_999, call: 'call1999' }]);
    expect(JSON.parse(summary).error).toEqual({ type: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED' });

    fail();
    vi.advanceTimersByTime(minute);
    expect(written()).toMatchObject([{ repeats: 1 }]);
    vi.advanceTimersByTime(minute);
    fail();
    expect(written()).toMatchObject([{ error: { stack: expect.any(String) } }]);
  });

  it('is the same if only numbers and ids differ, but not with another message, level or code', () => {
    fail();
    fail({}, refused(6543));
    fail({}, Object.assign(new Error('the query failed'), { code: '53100' }));
    logThrottled(log, 'error', { error: refused(5432) }, 'events could not be read');
    logThrottled(log, 'warn', { error: refused(5432) }, 'a job failed');
    expect(written()).toHaveLength(4);
  });

  it('uses limited memory and few lines if every error is different', () => {
    const word = (number: number): string => String.fromCharCode(97 + (number % 26)) + (number < 26 ? '' : word(Math.floor(number / 26)));
    for (let count = 0; count < 1_000; count++) fail({}, new Error(`unknown word: _${word(count)}_`));
    expect(written()).toHaveLength(201);
    vi.advanceTimersByTime(minute);
    expect(written()).toHaveLength(1);
  });
});
