import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayedText, type SearchBoxState, searchBoxWith } from '../search-box-state.ts';
import { handleKey } from './handle-key.ts';

const texts = ['chore coat', 'chore coats', undefined];
const shown = { isShown: true, texts };
const open = searchBoxWith('chore', true);

function stateAfter(keys: readonly string[], from: SearchBoxState = open, popup = shown): SearchBoxState {
  return keys.reduce((box, key) => {
    const result = handleKey(key, box, popup);
    return result && 'box' in result ? result.box : box;
  }, from);
}

describe('keys in the search box', () => {
  it('SEARCH-006 Arrow down and Arrow up move through phrases and products, and from the last row to the input', () => {
    expect(displayedText(stateAfter(['ArrowDown']))).toBe('chore coat');
    expect(stateAfter(['ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual({ typed: 'chore', isOpen: true, activeRow: 2 });
    expect(stateAfter(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual(open);
    expect(stateAfter(['ArrowUp']).activeRow).toBe(2);
    expect(stateAfter(['ArrowDown', 'ArrowUp'])).toEqual(open);
  });

  it('SEARCH-006 Enter selects the active row, and searches without one', () => {
    expect(handleKey('Enter', stateAfter(['ArrowDown', 'ArrowDown']), shown)).toEqual({ selected: 1 });
    expect(handleKey('Enter', open, shown)).toBeUndefined();
    expect(handleKey('Enter', stateAfter(['ArrowDown']), { ...shown, isShown: false })).toBeUndefined();
  });

  it('SEARCH-006 Escape first closes and restores the typed text, then clears', () => {
    const closed = stateAfter(['ArrowDown', 'Escape']);
    expect(closed).toEqual(searchBoxWith('chore'));
    expect(handleKey('Escape', closed, { ...shown, isShown: false })).toEqual({ box: searchBoxWith('') });
    expect(handleKey('Escape', searchBoxWith(''), { ...shown, isShown: false })).toBeUndefined();
  });

  it('SEARCH-006 an arrow opens the closed popup without moving', () => {
    expect(handleKey('ArrowDown', searchBoxWith('chore'), { ...shown, isShown: false })).toEqual({ box: open });
  });

  it('leaves other keys to the input', () => {
    const others = ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Tab', 'a', 'Backspace', 'Delete', 'PageDown'];
    expect(others.map((key) => handleKey(key, stateAfter(['ArrowDown']), shown))).toEqual(others.map(() => undefined));
  });

  it('never loses the typed text to an arrow, and never leaves the rows', () => {
    const keys = fc.array(fc.constantFrom('ArrowDown', 'ArrowUp'), { maxLength: 20 });
    fc.assert(
      fc.property(keys, fc.array(fc.option(fc.string(), { nil: undefined }), { maxLength: 9 }), (pressedKeys, rows) => {
        const box = stateAfter(pressedKeys, open, { isShown: true, texts: rows });
        expect(box.typed).toBe('chore');
        expect(box.activeRow >= -1 && box.activeRow < rows.length).toBe(true);
        expect(displayedText(box)).toBe(rows[box.activeRow] ?? 'chore');
      }),
    );
  });
});
