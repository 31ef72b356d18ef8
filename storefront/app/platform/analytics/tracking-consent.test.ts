import { beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../testing/stub-storage.ts';
import { hasOptedOutOfTracking, mayTrack, saveTrackingConsent } from './tracking-consent.ts';

beforeEach(() => stubStorage('localStorage'));

it('API-084 nothing is tracked before consent or after its withdrawal', () => {
  expect(mayTrack()).toBe(false);
  saveTrackingConsent(true);
  expect(mayTrack()).toBe(true);
  saveTrackingConsent(false);
  expect(mayTrack()).toBe(false);
});

it('API-084 a browser with a do-not-track signal is never tracked', () => {
  saveTrackingConsent(true);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(mayTrack()).toBe(false);
  expect([
    hasOptedOutOfTracking({ doNotTrack: '1' }),
    hasOptedOutOfTracking({ doNotTrack: 'unspecified' }),
    hasOptedOutOfTracking({}),
  ]).toEqual([true, false, false]);
});
