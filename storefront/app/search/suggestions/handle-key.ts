/** Keyboard control of the search box and its rows, as in the ARIA pattern of an editable combobox (SEARCH-006). */
import { displayedText, type SearchBoxState, searchBoxWith } from '../search-box-state.ts';

export type KeyResult = { box: SearchBoxState } | { selected: number };

interface PopupState {
  isShown: boolean;
  /** Text of the input while each row is active; undefined keeps the typed text. */
  texts: readonly (string | undefined)[];
}

/** A row index outside the list selects the input itself. */
function withActiveRow(box: SearchBoxState, activeRow: number, texts: PopupState['texts']): SearchBoxState {
  const activeText = texts[activeRow];
  return { typed: box.typed, isOpen: true, activeRow, ...(activeText === undefined ? {} : { activeText }) };
}

/** Returns undefined for keys that the input handles itself. */
export function handleKey(key: string, box: SearchBoxState, { isShown, texts }: PopupState): KeyResult | undefined {
  const positions = texts.length + 1;
  // The input is an additional position between the last row and the first.
  const moved = (by: number) => ((box.activeRow + 1 + by + positions) % positions) - 1;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (!isShown) return { box: { ...box, isOpen: true } };
      return { box: withActiveRow(box, moved(key === 'ArrowDown' ? 1 : -1), texts) };
    case 'Enter':
      return isShown && box.activeRow >= 0 ? { selected: box.activeRow } : undefined;
    case 'Escape':
      if (isShown) return { box: searchBoxWith(box.typed) };
      return displayedText(box) === '' ? undefined : { box: searchBoxWith('') };
    default:
      return undefined;
  }
}
