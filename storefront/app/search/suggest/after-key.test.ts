import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoxState, textIn, written } from '../box-state.ts';
import { afterKey } from './after-key.ts';

const texts = ['chore coat', 'chore coats', undefined];
const shown = { isShown: true, texts };
const open = written('chore', true);

function pressed(keys: readonly string[], from: BoxState = open, around = shown): BoxState {
  return keys.reduce((box, key) => {
    const outcome = afterKey(key, box, around);
    return outcome && 'box' in outcome ? outcome.box : box;
  }, from);
}

describe('keys in the search box', () => {
  it('SEARCH-006 Arrow down and Arrow up move through phrases and products, and past the last back to the text', () => {
    expect(textIn(pressed(['ArrowDown']))).toBe('chore coat');
    expect(pressed(['ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual({ typed: 'chore', isOpen: true, row: 2 });
    expect(pressed(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual(open);
    expect(pressed(['ArrowUp']).row).toBe(2);
    expect(pressed(['ArrowDown', 'ArrowUp'])).toEqual(open);
  });

  it('SEARCH-006 Enter picks the row under the arrow, and is a search where the arrow is on none', () => {
    expect(afterKey('Enter', pressed(['ArrowDown', 'ArrowDown']), shown)).toEqual({ picked: 1 });
    expect(afterKey('Enter', open, shown)).toBeUndefined();
    expect(afterKey('Enter', pressed(['ArrowDown']), { ...shown, isShown: false })).toBeUndefined();
  });

  it('SEARCH-006 Escape closes first, with the words as they were typed, and clears second', () => {
    const closed = pressed(['ArrowDown', 'Escape']);
    expect(closed).toEqual(written('chore'));
    expect(afterKey('Escape', closed, { ...shown, isShown: false })).toEqual({ box: written('') });
    expect(afterKey('Escape', written(''), { ...shown, isShown: false })).toBeUndefined();
  });

  it('SEARCH-006 an arrow opens again what was closed, without moving', () => {
    expect(afterKey('ArrowDown', written('chore'), { ...shown, isShown: false })).toEqual({ box: open });
  });

  it('leaves to the text what moves in it or leaves it', () => {
    const others = ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Tab', 'a', 'Backspace', 'Delete', 'PageDown'];
    expect(others.map((key) => afterKey(key, pressed(['ArrowDown']), shown))).toEqual(others.map(() => undefined));
  });

  it('never loses what was typed to an arrow, and never leaves the rows', () => {
    const keys = fc.array(fc.constantFrom('ArrowDown', 'ArrowUp'), { maxLength: 20 });
    fc.assert(
      fc.property(keys, fc.array(fc.option(fc.string(), { nil: undefined }), { maxLength: 9 }), (presses, rows) => {
        const box = pressed(presses, open, { isShown: true, texts: rows });
        expect(box.typed).toBe('chore');
        expect(box.row >= -1 && box.row < rows.length).toBe(true);
        expect(textIn(box)).toBe(rows[box.row] ?? 'chore');
      }),
    );
  });
});
