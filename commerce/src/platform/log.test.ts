import { DrizzleQueryError } from 'drizzle-orm/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLogger, describeError } from './log.ts';

const number = '4111111111111111';

/** Returns the logged lines without time, process id and host, whose digits could match by chance. */
function captureLog(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger({ level: 'trace', destination: { write: (line: string) => void lines.push(line) } }));
  return lines.map((line) => JSON.stringify({ ...JSON.parse(line), time: 0, pid: 0, hostname: '' })).join('\n');
}

describe('the log', () => {
  it('shows no card number of an error, a query, its parameters or its causes', () => {
    const cause = new Error(`invalid input for ${number}`);
    const error = new DrizzleQueryError(`INSERT INTO t VALUES ('${number}')`, [number], cause);
    expect(captureLog((log) => log.error({ error }, 'failed'))).not.toContain('4111');
    expect(JSON.stringify(describeError(new Error('outer', { cause: error })))).not.toContain('4111');
  });

  it('redacts secrets', () => {
    const text = captureLog((log) =>
      log.info({ body: { paymentCard: { number, securityCode: '737' } }, refresh_token: 'r', headers: { cookie: 'c=1' } }),
    );
    expect(text).not.toMatch(/4111|737|"r"|c=1/);
    expect(text).toContain('[redacted]');
  });

  it('masks card numbers, also with spaces, and no other numbers', () => {
    expect(describeError(new Error('order 1234567890123 of 2026')).message).toBe('order 1234567890123 of 2026');
    expect(describeError(new Error('card 4111 1111 1111 1111.')).message).toBe('card [card number].');
  });

  it('describes the copy of an error that a library emits like the error, without query parameters and card numbers', () => {
    const error = Object.assign(new Error(`the queue is away: ${number}`), { code: 'ECONNREFUSED' });
    const copy = { ...error, message: error.message, stack: error.stack, queue: 'mail' };
    expect(describeError(copy)).toEqual(describeError(error));
    expect(describeError(error)).toMatchObject({ type: 'Error', message: 'the queue is away: [card number]', code: 'ECONNREFUSED' });

    const query = new DrizzleQueryError('SELECT $1', ['secret'], error);
    const described = describeError({ ...query, message: query.message, stack: query.stack });
    expect(described).toMatchObject({ message: 'Failed query', query: 'SELECT $1' });
    expect(JSON.stringify(described)).not.toContain('secret');
  });

  it('names the properties of any other object, and never shows [object Object]', () => {
    expect(describeError({ password: 'secret', reason: 7 })).toEqual({ type: 'object', message: 'an object with password, reason' });
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(JSON.stringify(describeError(thrown))).not.toContain('[object Object]');
      }),
    );
  });
});
