import { expect, it } from 'vitest';
import { firstSentence, noticeOf, readNotice } from './refusal-notice.ts';

it('ORDER-006 carries the words of a refusal to the payment step', () => {
  const state = noticeOf({ kind: 'refused', reason: 'declined', message: 'Your bank said no to this card. Nothing was charged.' });
  expect(readNotice(state)).toEqual({ reason: 'declined', message: 'Your bank said no to this card. Nothing was charged.' });
  expect(readNotice(null)).toBeUndefined();
  expect(readNotice({ notice: 'elsewhere' })).toBeUndefined();
});
it('parts what happened from the rest', () => {
  expect(firstSentence('It said no. Nothing was charged.')).toEqual(['It said no.', 'Nothing was charged.']);
  expect(firstSentence('It said no.')).toEqual(['It said no.', '']);
});
