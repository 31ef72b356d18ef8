import { readFileSync } from 'node:fs';
import { parseColors } from '@outfitter/contract/theme/parse';
import { expect, it } from 'vitest';
import { contrastOf } from '../../styles/contrast.ts';
import { readableColor } from './menu-color.ts';

const colours = parseColors(readFileSync(new URL('../../../../contract/src/theme/theme.css', import.meta.url), 'utf8'));

it('SHELL-045 a merchant’s color is used for a menu entry if it is readable', () => {
  expect([' #A3201D ', '#22513b', '#1c1a16'].map(readableColor)).toEqual(['#a3201d', '#22513b', '#1c1a16']);
  expect(['#F4B41A', '#ffffff', 'red', 'url(//evil)', '#a32', '', undefined].map(readableColor)).toEqual(Array(7).fill(undefined));
});
it('readability is measured on the backgrounds of the menus in the theme', () => {
  for (const [, colour] of colours) {
    const isReadable = ['background', 'surface'].every((ground) => contrastOf(colour, colours.get(ground)!) >= 4.5);
    expect(readableColor(colour) !== undefined, colour).toBe(isReadable);
  }
});
