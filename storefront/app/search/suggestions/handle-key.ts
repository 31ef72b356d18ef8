/** Keyboard control of the search box and its rows, as in the ARIA pattern of an editable combobox (SEARCH-006). Pure. */
import { displayedText, type SearchBoxState, searchBoxWith } from '../search-box-state.ts';

export type KeyResult = { box: SearchBoxState } | { selected: number };

interface PopupState {
  isShown: boolean;
  /** The text of the box while each row is active; undefined leaves the typed text. */
  texts: readonly (string | undefined)[];
}

/** A row index outside of the list means the input itself. */
function withActiveRow(box: SearchBoxState, activeRow: number, texts: PopupState['texts']): SearchBoxState {
  const activeText = texts[activeRow];
  return { typed: box.typed, isOpen: true, activeRow, ...(activeText === undefined ? {} : { activeText }) };
}

/** Returns undefined for keys that the input handles: Home, End and the horizontal arrows, Tab, and Enter without an active row. */
export function handleKey(key: string, box: SearchBoxState, { isShown, texts }: PopupState): KeyResult | undefined {
  const positions = texts.length + 1;
  // The input itself is one more position, between the last row and the first.
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
