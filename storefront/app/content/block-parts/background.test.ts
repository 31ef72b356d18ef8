import { describe, expect, it } from 'vitest';
import { parseBlock } from '../parse-block.ts';
import { imageRatio, isLandscape, parseAspectRatio } from './aspect-ratio.ts';
import { backgroundColorOf, backgroundProps } from './background.ts';

const blockWithBackground = (color: string, fields = {}) => parseBlock({ background: { color: { color } }, ...fields });

describe('the background of a block', () => {
  it('BLOCK-001 is a color of the shop, or else the default of the block', () => {
    expect(['night', 'kraft', '#ff0000', ''].map((color) => backgroundColorOf(blockWithBackground(color), 'duck'))).toEqual([
      'night',
      'kraft',
      'duck',
      'duck',
    ]);
    expect(backgroundColorOf(parseBlock({ background: 'night' }))).toBe('paper');
    expect(parseBlock({ backgroundColor: 'plaid', boxCtaColor: 'night', ctaColor: 'rivet' })).toEqual({ _meta: {} });
  });
  it('BLOCK-001 is never dark behind black text', () => {
    expect(backgroundColorOf(blockWithBackground('night', { blackText: true }))).toBe('kraft');
    expect(backgroundColorOf(blockWithBackground('night', { blackText: false }))).toBe('night');
    expect(backgroundProps('night')).toMatchObject({ 'data-background': 'night', 'data-theme': 'dark' });
    expect(backgroundProps('kraft')).toMatchObject({ 'data-background': 'kraft', 'data-theme': undefined });
  });
  it('BLOCK-001 accepts three alignments', () => {
    expect(['left', 'center', 'right', 'justify', 7].map((alignment) => parseBlock({ alignment }).alignment)).toEqual([
      'left',
      'center',
      'right',
      undefined,
      undefined,
    ]);
  });
  it('BLOCK-001 accepts aspect ratios that fit on a page', () => {
    const read = (aspectRatio: unknown) => parseAspectRatio(parseBlock({ aspectRatio }).aspectRatio);
    expect([read('16:9'), read('4/5'), read(' 1.91 : 1 ')]).toEqual([
      [16, 9],
      [4, 5],
      [1.91, 1],
    ]);
    for (const wrong of ['1:0', '100:1', '1:3', 'wide', '', 16, '-1:1']) expect(read(wrong)).toBeUndefined();
  });
  it('BLOCK-001 an image has the ratio that its content states, or else that of a product image', () => {
    const shapeOf = (ratio: unknown) => {
      const { image } = parseBlock({ image: { image: '/i/media/barn', alt: '', ratio } });
      return image && [isLandscape(image), ...imageRatio(image)];
    };
    expect([1.5, 0.75, 1, 16, 0.1].map(shapeOf)).toEqual([
      [true, 1.5, 1],
      [false, 0.75, 1],
      [false, 1, 1],
      [true, 4, 1],
      [false, 0.5, 1],
    ]);
    for (const unknown of [undefined, 0, -2, '3:2', Number.NaN]) expect(shapeOf(unknown)).toEqual([false, 4, 5]);
  });
});
