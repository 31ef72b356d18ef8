/** What a key does to the search box and the rows under it, after the pattern of an editable combobox with a list (SEARCH-006). Pure. */
import { displayedText, type SearchBoxState, searchBoxWith } from '../search-box-state.ts';

/** The box as it is after a key, or the row that was picked. */
export type KeyResult = { box: SearchBoxState } | { selected: number };

interface PopupState {
  /** What is offered stands under the box. */
  isShown: boolean;
  /** What stands in the box while the arrow is on each row; undefined leaves the words there. */
  texts: readonly (string | undefined)[];
}

/** The box with the arrow on a row; -1, and what is beyond the last row, is the text itself. */
function withActiveRow(box: SearchBoxState, activeRow: number, texts: PopupState['texts']): SearchBoxState {
  const activeText = texts[activeRow];
  return { typed: box.typed, isOpen: true, activeRow, ...(activeText === undefined ? {} : { activeText }) };
}

/**
 * Undefined where the key is the text's own: Home and End and the arrows to the sides move in it, Enter with no row under the arrow
 * searches, Tab leaves.
 */
export function handleKey(key: string, box: SearchBoxState, { isShown, texts }: PopupState): KeyResult | undefined {
  const positions = texts.length + 1;
  // One place more than there are rows: from the last row the arrow comes back to the text.
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
