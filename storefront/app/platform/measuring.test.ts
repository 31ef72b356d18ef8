import { beforeEach, expect, it, vi } from 'vitest';
import { answerMeasuring, asksNotToBeFollowed, mayMeasure } from './measuring.ts';
import { stubStorage } from './testing/stub-storage.ts';

beforeEach(() => stubStorage('localStorage'));

it('API-084 nothing is counted before the visitor has said yes, nor after they have said no', () => {
  expect(mayMeasure()).toBe(false);
  answerMeasuring(true);
  expect(mayMeasure()).toBe(true);
  answerMeasuring(false);
  expect(mayMeasure()).toBe(false);
});

it('API-084 a browser that asks not to be followed is not, whatever was said', () => {
  answerMeasuring(true);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(mayMeasure()).toBe(false);
  expect([asksNotToBeFollowed({ doNotTrack: '1' }), asksNotToBeFollowed({ doNotTrack: 'unspecified' }), asksNotToBeFollowed({})]).toEqual([
    true,
    false,
    false,
  ]);
});
