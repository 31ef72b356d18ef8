/** What a key does to the search box and the rows under it, after the pattern of an editable combobox with a list (SEARCH-006). Pure. */
import { type BoxState, textIn, written } from '../box-state.ts';

/** The box as it is after a key, or the row that was picked. */
export type KeyOutcome = { box: BoxState } | { picked: number };

interface Around {
  /** What is offered stands under the box. */
  isShown: boolean;
  /** What stands in the box while the arrow is on each row; undefined leaves the words there. */
  texts: readonly (string | undefined)[];
}

/** The box with the arrow on a row; -1, and what is beyond the last row, is the text itself. */
function onRow(box: BoxState, row: number, texts: Around['texts']): BoxState {
  const shown = texts[row];
  return { typed: box.typed, isOpen: true, row, ...(shown === undefined ? {} : { shown }) };
}

/**
 * Undefined where the key is the text's own: Home and End and the arrows to the sides move in it, Enter with no row under the arrow
 * searches, Tab leaves.
 */
export function afterKey(key: string, box: BoxState, { isShown, texts }: Around): KeyOutcome | undefined {
  const places = texts.length + 1;
  // One place more than there are rows: from the last row the arrow comes back to the text.
  const moved = (by: number) => ((box.row + 1 + by + places) % places) - 1;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (!isShown) return { box: { ...box, isOpen: true } };
      return { box: onRow(box, moved(key === 'ArrowDown' ? 1 : -1), texts) };
    case 'Enter':
      return isShown && box.row >= 0 ? { picked: box.row } : undefined;
    case 'Escape':
      if (isShown) return { box: written(box.typed) };
      return textIn(box) === '' ? undefined : { box: written('') };
    default:
      return undefined;
  }
}
