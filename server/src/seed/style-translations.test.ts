import { loadCatalog, loadTranslations } from '@outfitter/demo';
import { expect, it } from 'vitest';
import { styleTranslations } from './style-translations.ts';

const catalog = loadCatalog();
const translations = loadTranslations(catalog);
const inFrench = (id: string) =>
  styleTranslations(catalog.styles.find((style) => style.id === id)!, catalog, translations, 'chest-flap-pocket')?.['fr-FR'];

it('I18N-001 a French translation contains colors by code, fits and image texts', () => {
  const text = inFrench('4117');
  expect(text).toMatchObject({ name: 'Veste de ferme Fencepost', values: { color: { 10: 'Brun toile' }, fit: { Tall: 'Longue' } } });
  expect(Object.keys(text?.views ?? {})).toEqual(['front', 'back', 'detail', 'clip']);
  expect(text?.views?.back).toEqual({ words: 'de dos', caption: '' });
  expect(text?.views?.detail).toEqual({ words: 'de près\u00a0: poche poitrine à rabat', caption: 'Poche poitrine à rabat' });
  expect(text?.views?.clip?.caption).toBe('Poche poitrine à rabat, puis vue d’ensemble');
});

it('I18N-001 weights and lengths in size names are metric', () => {
  expect(inFrench('6500')?.values?.size?.['Small, 12–22 lb']).toBe('S, 5–10\u00a0kg');
  expect(inFrench('6650')?.values?.size?.['6 ft']).toBe('1,8\u00a0m');
});

it('sizes that are the same in every language have no translation', () => {
  expect(inFrench('9000')?.values).not.toHaveProperty('size');
});
