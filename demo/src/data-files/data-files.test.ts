import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCatalog } from '../catalog/catalog.ts';
import { dataFolder } from './data-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  cpSync(dataFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function alter(file: string, index: number, change: Record<string, unknown>) {
  const path = join(folder, file);
  const entries = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>[];
  Object.assign(entries[index]!, change);
  writeFileSync(path, JSON.stringify(entries));
}

it('reports the file and the path of an invalid value', () => {
  alter('styles/gift-cards.json', 1, { price: { usd: -1, cad: 25 } });
  expect(() => loadCatalog(folder)).toThrow(/^styles\/gift-cards\.json \[1\]\.price\.usd: /);
});

it('reports an unknown key', () => {
  alter('stores.json', 3, { parking: true });
  expect(() => loadCatalog(folder)).toThrow(/^stores\.json \[3\]: .*parking/);
});

it('reports a file that is not JSON', () => {
  writeFileSync(join(folder, 'colors.json'), '{ "duck-brown": ');
  expect(() => loadCatalog(folder)).toThrow(/^colors\.json: /);
});

it('reports all dangling references at once', () => {
  alter('styles/gift-cards.json', 0, { colors: ['octarine'], categories: ['spoons'] });
  alter('styles/gift-cards.json', 2, { sizes: 'enormous', newColors: ['loden'] });
  expect(() => loadCatalog(folder)).toThrow(
    [
      'styles/gift-cards.json [0].categories[0]: there is no category "spoons" (style 9000)',
      'styles/gift-cards.json [0].colors[0]: there is no color "octarine" (style 9000)',
      'styles/gift-cards.json [2].sizes: there is no size run "enormous" (style 9002)',
      'styles/gift-cards.json [2].newColors: "loden" is none of the style\'s colors (style 9002)',
      'styles/gift-cards.json [2].newColors: goes together with the badge new_color (style 9002)',
    ].join('\n'),
  );
});

it('rejects a menu image of an unknown style or color, or in another color than its text names', () => {
  const tile = { text: 'Fencepost, now in Loden', link: '/men' };
  const reject = (image: string, message: string) => {
    alter('categories.json', 0, { tiles: [{ ...tile, image }] });
    expect(() => loadCatalog(folder)).toThrow(`categories.json [0].tiles[0].image: ${message}`);
  };
  reject('style/1', 'there is no style "1"');
  reject('style/4117/octarine', '"octarine" is none of the colors of style 4117');
  reject('style/4117', '"Fencepost, now in Loden" names the color "loden", and the image shows "duck-brown"');
  alter('categories.json', 0, { tiles: [{ ...tile, image: 'style/4117/loden' }] });
  expect(() => loadCatalog(folder)).not.toThrow();
});

it('rejects a duplicate style number and a backorder without a date', () => {
  alter('styles/gift-cards.json', 1, { id: '9000' });
  expect(() => loadCatalog(folder)).toThrow('styles/gift-cards.json [1].id: 9000 is taken by styles/gift-cards.json [0]');
  alter('styles/gift-cards.json', 1, { id: '9001', stock: 'backorder' });
  expect(() => loadCatalog(folder)).toThrow('[1].inStockDate: goes together with the stock backorder (style 9001)');
});

it('rejects a store with an unknown time zone or invalid hours', () => {
  alter('stores.json', 0, { timeZone: 'America/Ely' });
  expect(() => loadCatalog(folder)).toThrow('stores.json [0]: timeZone: "America/Ely" is not an IANA time zone');
  alter('stores.json', 0, { timeZone: 'America/Chicago', hours: Array(7).fill({ open: '18:00', close: '09:00' }) });
  expect(() => loadCatalog(folder)).toThrow('hours[6]: closes at 09:00, before it opens');
});
