import { readFileSync } from 'node:fs';
import { parseColors } from '@outfitter/contract/theme/parse';
import { expect, it } from 'vitest';
import { contrastOf } from '../../styles/contrast.ts';
import { readableColor } from './menu-color.ts';

const themeColors = parseColors(readFileSync(new URL('../../../../contract/src/theme/theme.css', import.meta.url), 'utf8'));

it('SHELL-045 a menu entry has the color that the merchant chose, if it is readable', () => {
  expect([' #A3201D ', '#22513b', '#1c1a16'].map(readableColor)).toEqual(['#a3201d', '#22513b', '#1c1a16']);
  expect(['#F4B41A', '#ffffff', 'red', 'url(//evil)', '#a32', '', undefined].map(readableColor)).toEqual(Array(7).fill(undefined));
});
it('a color is readable if it contrasts with the menu backgrounds of the theme', () => {
  for (const [, color] of themeColors) {
    const isReadable = ['background', 'surface'].every((background) => contrastOf(color, themeColors.get(background)!) >= 4.5);
    expect(readableColor(color) !== undefined, color).toBe(isReadable);
  }
});
