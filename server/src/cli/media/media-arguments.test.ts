import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetNameOf, parseMediaArguments } from './media-arguments.ts';

describe('the arguments of npm run media', () => {
  it('contain a file, its description and the focal point', () => {
    expect(parseMediaArguments(['upload', 'photos/Red Barn.JPG', '--alt', 'A red barn', '--point', '0.3,0.2', '--by', 'Ada'])).toEqual({
      command: 'upload',
      file: 'photos/Red Barn.JPG',
      name: 'red-barn',
      alt: 'A red barn',
      focalPoint: [0.3, 0.2],
      by: 'Ada',
    });
    expect(parseMediaArguments([])).toEqual({ command: 'list' });
    expect(parseMediaArguments(['show', 'red-barn'])).toEqual({ command: 'show', name: 'red-barn' });
  });

  it.each([
    [['upload', 'barn.jpg'], /requires --alt/],
    [['upload', 'barn.jpg', '--alt', '  '], /requires --alt/],
    [['upload'], /requires file/],
    [['upload', 'barn.jpg', 'shed.jpg', '--alt', 'x'], /shed\.jpg/],
    [['upload', 'barn.jpg', '--alt', 'x', '--point', '2,0'], /not a focal point/],
    [['upload', 'barn.jpg', '--alt', 'x', '--point', '0.5'], /not a focal point/],
    [['upload', 'barn.jpg', '--alt', 'x', '--point', ',1'], /not a focal point/],
    [['show'], /requires name/],
    [['show', 'barn', '--alt', 'x'], /no option --alt/],
    [['remove', 'barn'], /no command remove/],
    [['upload', 'barn.jpg', '--colour', 'red'], /colour/],
  ])('%j are rejected', (text, output) => expect(() => parseMediaArguments(text)).toThrow(output));

  it('turn any file name into a valid asset name, or an empty one', () => {
    fc.assert(fc.property(fc.string(), (file) => /^([a-z0-9][a-z0-9-]{0,79})?$/.test(assetNameOf(file))));
  });
});
