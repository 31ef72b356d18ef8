import { expect, it } from 'vitest';
import { translateCategory, translateImage, translateStyle } from './translations.ts';

const coats = {
  name: 'Coats',
  line: 'Pockets first.',
  description: 'Coats.',
  menu: {
    showInMenu: true,
    ranking: '1',
    megaMenu: true,
    itemBold: false,
    tiles: [
      { text: 'Now in Loden', link: '/coats', image: '/i/a' },
      { text: 'New', link: '/new', image: '/i/b' },
    ],
  },
  translations: { 'fr-FR': { name: 'Manteaux', tiles: ['Maintenant en loden'] }, de: { name: 'Mäntel' } },
};
const copy = { headline: 'The coat you lend.', description: ['Firm.'], features: [], facts: [], care: ['wash-cold'], fit: 'True.' };
const coat = {
  name: 'Fencepost Coat',
  cloth: '12 oz duck',
  copy,
  variationAttributes: [
    { id: 'color', name: 'Color', values: [{ value: '10', name: 'Duck Brown', swatch: ['#9a6b3c'] }] },
    {
      id: 'fit',
      name: 'Fit',
      values: [
        { value: 'Tall', name: 'Tall' },
        { value: 'Wee', name: 'Wee' },
      ],
    },
  ],
  translations: {
    'fr-FR': {
      name: 'Veste Fencepost',
      headline: 'Celle qu’on prête.',
      values: { color: { 10: 'Brun toile' }, fit: { Tall: 'Grande' } },
      views: {
        back: { words: 'de dos', caption: '' },
        detail: { words: 'de près', caption: 'Dix rivets' },
        clip: { words: 'tournée', caption: 'Tout autour' },
      },
    },
  },
};
const image = { view: 'back', colorCode: '10', alt: 'Fencepost Coat, Duck Brown, from behind', caption: '' };

it('I18N-001 categories and styles are in the requested language, or the default one', () => {
  expect(translateCategory(coats, 'fr-FR')).toMatchObject({ name: 'Manteaux', line: 'Pockets first.' });
  expect(translateCategory(coats, 'fr-FR').menu.tiles.map(({ text, link }) => [text, link])).toEqual([
    ['Maintenant en loden', '/coats'],
    ['New', '/new'],
  ]);
  expect(translateCategory(coats, 'de-AT').name).toBe('Mäntel');
  expect(translateStyle(coat, 'fr-FR')).toMatchObject({
    name: 'Veste Fencepost',
    cloth: '12 oz duck',
    copy: { headline: 'Celle qu’on prête.', fit: 'True.', care: ['wash-cold'] },
  });
});

it('an unknown, missing or malformed locale means the default texts', () => {
  for (const locale of [undefined, 'it-IT', '', '__proto__', 'constructor', 'x'.repeat(200)]) {
    expect(translateCategory(coats, locale).name).toBe('Coats');
    expect(translateStyle(coat, locale).name).toBe('Fencepost Coat');
  }
});

it('I18N-001 variation values have names in the requested language and keep their ids', () => {
  const { variationAttributes } = translateStyle(coat, 'fr-FR');
  expect(variationAttributes[0]?.values).toEqual([{ value: '10', name: 'Brun toile', swatch: ['#9a6b3c'] }]);
  expect(variationAttributes[1]?.values.map(({ value, name }) => [value, name])).toEqual([
    ['Tall', 'Grande'],
    ['Wee', 'Wee'],
  ]);
  expect(translateStyle(coat, 'fr-FR').copy).not.toHaveProperty('views');
});

it('I18N-001 the description of a video is in the requested language, and names the color that it shows', () => {
  const video = {
    name: 'ridge/4117',
    version: 'v1',
    picture: 'ridge/4117-10-detail',
    colorCode: '10',
    alt: 'A coat',
    caption: 'All around',
  };
  expect(translateStyle({ ...coat, video }, 'fr-FR').video).toEqual({
    ...video,
    alt: 'Veste Fencepost, Brun toile, tournée',
    caption: 'Tout autour',
  });
  expect(translateStyle({ ...coat, video }, 'it-IT').video).toEqual(video);
  expect(translateStyle({ ...coat, video: null }, 'fr-FR').video).toBeNull();
});

it('I18N-001 image descriptions are in the requested language, or the default one', () => {
  const described = (view: string, locale: string) => translateImage({ ...image, view }, translateStyle(coat, locale), locale);
  expect(described('back', 'fr-FR').alt).toBe('Veste Fencepost, Brun toile, de dos');
  expect(described('detail', 'fr-FR')).toMatchObject({ alt: 'Veste Fencepost, Brun toile, de près', caption: 'Dix rivets' });
  expect(described('front', 'fr-FR').alt).toBe(image.alt);
  expect(described('back', 'it-IT')).toEqual(image);
});
