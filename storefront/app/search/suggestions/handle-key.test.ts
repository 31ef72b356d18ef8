import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSearchBoxState, displayedText, type SearchBoxState } from '../search-box-state.ts';
import { handleKey } from './handle-key.ts';

const texts = ['chore coat', 'chore coats', undefined];
const openPopup = { isShown: true, texts };
const openBox = buildSearchBoxState('chore', true);

function stateAfter(keys: readonly string[], start: SearchBoxState = openBox, popup = openPopup): SearchBoxState {
  return keys.reduce((box, key) => {
    const result = handleKey(key, box, popup);
    return result && 'box' in result ? result.box : box;
  }, start);
}

describe('keys in the search box', () => {
  it('SEARCH-006 Arrow down and Arrow up move through phrases and products, and from the last row to the input', () => {
    expect(displayedText(stateAfter(['ArrowDown']))).toBe('chore coat');
    expect(stateAfter(['ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual({ typed: 'chore', isOpen: true, activeRow: 2 });
    expect(stateAfter(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual(openBox);
    expect(stateAfter(['ArrowUp']).activeRow).toBe(2);
    expect(stateAfter(['ArrowDown', 'ArrowUp'])).toEqual(openBox);
  });

  it('SEARCH-006 Enter selects the active row, and searches without one', () => {
    expect(handleKey('Enter', stateAfter(['ArrowDown', 'ArrowDown']), openPopup)).toEqual({ selected: 1 });
    expect(handleKey('Enter', openBox, openPopup)).toBeUndefined();
    expect(handleKey('Enter', stateAfter(['ArrowDown']), { ...openPopup, isShown: false })).toBeUndefined();
  });

  it('SEARCH-006 Escape first closes the popup and restores the typed text, then clears it', () => {
    const closed = stateAfter(['ArrowDown', 'Escape']);
    expect(closed).toEqual(buildSearchBoxState('chore'));
    expect(handleKey('Escape', closed, { ...openPopup, isShown: false })).toEqual({ box: buildSearchBoxState('') });
    expect(handleKey('Escape', buildSearchBoxState(''), { ...openPopup, isShown: false })).toBeUndefined();
  });

  it('SEARCH-006 an arrow key opens the closed popup without selecting a row', () => {
    expect(handleKey('ArrowDown', buildSearchBoxState('chore'), { ...openPopup, isShown: false })).toEqual({ box: openBox });
  });

  it('leaves other keys to the input', () => {
    const others = ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Tab', 'a', 'Backspace', 'Delete', 'PageDown'];
    expect(others.map((key) => handleKey(key, stateAfter(['ArrowDown']), openPopup))).toEqual(others.map(() => undefined));
  });

  it('preserves the typed text and selects only existing rows with arrow keys', () => {
    const keys = fc.array(fc.constantFrom('ArrowDown', 'ArrowUp'), { maxLength: 20 });
    fc.assert(
      fc.property(keys, fc.array(fc.option(fc.string(), { nil: undefined }), { maxLength: 9 }), (pressedKeys, rows) => {
        const box = stateAfter(pressedKeys, openBox, { isShown: true, texts: rows });
        expect(box.typed).toBe('chore');
        expect(box.activeRow >= -1 && box.activeRow < rows.length).toBe(true);
        expect(displayedText(box)).toBe(rows[box.activeRow] ?? 'chore');
      }),
    );
  });
});
