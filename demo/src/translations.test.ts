import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { loadTranslations } from './translations.ts';

const catalogue = loadCatalogue();

it('I18N-001 every category is French too, and so are the sixty styles that sell most', () => {
  const [french] = loadTranslations(catalogue);
  expect(french?.locale).toBe('fr-FR');
  for (const { id } of catalogue.categories) {
    expect(Object.values(french?.categories[id] ?? {}), id).toHaveLength(3);
  }
  const selling = [...catalogue.styles].sort((a, b) => b.popularity - a.popularity || Number(a.id) - Number(b.id)).slice(0, 60);
  for (const { id } of selling) expect(french?.styles[id], id).toMatchObject({ name: expect.any(String), headline: expect.any(String) });
});

it('a translation of something that the catalogue does not have is refused with its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outfitter-translations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (content: unknown) => writeFileSync(join(folder, 'de-DE.json'), JSON.stringify(content));
  write({ categories: {}, styles: { '9': { name: 'Jacke' } } });
  expect(() => loadTranslations(catalogue, folder)).toThrow('translations/de-DE.json styles.9: is not in the catalogue');
  write({ categories: { men: { nom: 'Herren' } }, styles: {} });
  expect(() => loadTranslations(catalogue, folder)).toThrow('translations/de-DE.json categories.men');
});
