import { expect, it } from 'vitest';
import { translatedCategory, translatedStyle } from './translations.ts';

const coats = {
  name: 'Coats',
  line: 'Pockets first.',
  description: 'Coats.',
  translations: { 'fr-FR': { name: 'Manteaux' }, de: { name: 'Mäntel' } },
};
const copy = { headline: 'The coat you lend.', description: ['Firm.'], features: [], facts: [], care: ['wash-cold'], fit: 'True.' };
const coat = {
  name: 'Fencepost Coat',
  cloth: '12 oz duck',
  copy,
  translations: { 'fr-FR': { name: 'Veste Fencepost', headline: 'Celle qu’on prête.' } },
};

it('I18N-001 a category and a style speak the language asked for, and their own where nothing is translated', () => {
  expect(translatedCategory(coats, 'fr-FR')).toMatchObject({ name: 'Manteaux', line: 'Pockets first.' });
  expect(translatedCategory(coats, 'de-AT').name).toBe('Mäntel');
  expect(translatedStyle(coat, 'fr-FR')).toMatchObject({
    name: 'Veste Fencepost',
    cloth: '12 oz duck',
    copy: { headline: 'Celle qu’on prête.', fit: 'True.', care: ['wash-cold'] },
  });
});

it('an unknown locale, none and nonsense are the shop’s own words', () => {
  for (const locale of [undefined, 'it-IT', '', '__proto__', 'constructor', 'x'.repeat(200)]) {
    expect(translatedCategory(coats, locale).name).toBe('Coats');
    expect(translatedStyle(coat, locale).name).toBe('Fencepost Coat');
  }
});
