import { expect, it, vi } from 'vitest';
import { offeredLocales } from './offered-locales.ts';

it('I18N-001 locales with complete messages are offered in the order of the settings, and others are logged', () => {
  const warn = vi.fn();
  expect(offeredLocales(['fr-FR', 'en-US'], { warn })).toEqual(['fr-FR', 'en-US']);
  expect(warn).not.toHaveBeenCalled();
  expect(offeredLocales(['en-US', 'it-IT', 'xx-XX'], { warn })).toEqual(['en-US']);
  expect(warn).toHaveBeenCalledWith({ locales: ['it-IT', 'xx-XX'] }, expect.any(String));
  expect(offeredLocales(['ja-JP'], { warn })).toEqual(['en-US']);
});
