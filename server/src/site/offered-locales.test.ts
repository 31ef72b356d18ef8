import { expect, it, vi } from 'vitest';
import { offeredLocales } from './offered-locales.ts';

it('I18N-001 offers what is translated to the last message, in the order of the settings, and tells of the rest', () => {
  const warn = vi.fn();
  expect(offeredLocales(['fr-FR', 'en-US'], { warn })).toEqual(['fr-FR', 'en-US']);
  expect(warn).not.toHaveBeenCalled();
  expect(offeredLocales(['en-US', 'it-IT', 'xx-XX'], { warn })).toEqual(['en-US']);
  expect(warn).toHaveBeenCalledWith({ locales: ['it-IT', 'xx-XX'] }, expect.any(String));
  expect(offeredLocales(['ja-JP'], { warn })).toEqual(['en-US']);
});
