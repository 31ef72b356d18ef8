import { describe, expect, it } from 'vitest';
import type { ReceivedResponse } from '../http/send.ts';
import { differenceOf } from './compare-responses.ts';

const respond = (text: string, status = 404, headers: Record<string, string> = {}): ReceivedResponse => ({
  status,
  text,
  body: Buffer.from(text),
  milliseconds: 1,
  headers: { date: String(Math.random()), 'x-correlation-id': `id-${Math.random()}`, 'cache-control': 'no-store', ...headers },
});
const difference = (one: ReceivedResponse, other: ReceivedResponse) =>
  differenceOf({ response: one, ids: ['basket-1'] }, { response: other, ids: ['basket-22'] });

describe('two responses', () => {
  it('are alike if only the named ids and their own ids differ', () => {
    expect(difference(respond('no basket-1'), respond('no basket-22'))).toBeUndefined();
  });

  it.each([
    ['status', respond('no basket-22', 403)],
    ['headers', respond('no basket-22', 404, { 'x-owner': 'dale' })],
    ['headers', respond('no basket-22', 404, { 'cache-control': 'public' })],
    ['body', respond('basket-22 is not yours')],
  ])('differ by %s', (part, other) => {
    expect(difference(respond('no basket-1'), other)).toContain(part);
  });
});
