/** Keyboard control of the search box and its rows, as in the ARIA pattern of an editable combobox (SEARCH-006). */
import { buildSearchBoxState, displayedText, type SearchBoxState } from '../search-box-state.ts';

export type KeyResult = { box: SearchBoxState } | { selected: number };

interface PopupState {
  isShown: boolean;
  /** Text of the input while a row is active, for each row; undefined if the typed text stays. */
  texts: readonly (string | undefined)[];
}

/** Activates a row. An index outside of the list activates the input itself. */
function withActiveRow(box: SearchBoxState, activeRow: number, texts: PopupState['texts']): SearchBoxState {
  const activeText = texts[activeRow];
  return { typed: box.typed, isOpen: true, activeRow, ...(activeText === undefined ? {} : { activeText }) };
}

/** Returns the state after a key; undefined for keys that the input handles itself. */
export function handleKey(key: string, box: SearchBoxState, { isShown, texts }: PopupState): KeyResult | undefined {
  const positions = texts.length + 1;
  // The input counts as a position between the last row and the first.
  const rowAfter = (step: number) => ((box.activeRow + 1 + step + positions) % positions) - 1;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (!isShown) return { box: { ...box, isOpen: true } };
      return { box: withActiveRow(box, rowAfter(key === 'ArrowDown' ? 1 : -1), texts) };
    case 'Enter':
      return isShown && box.activeRow >= 0 ? { selected: box.activeRow } : undefined;
    case 'Escape':
      if (isShown) return { box: buildSearchBoxState(box.typed) };
      return displayedText(box) === '' ? undefined : { box: buildSearchBoxState('') };
    default:
      return undefined;
  }
}
