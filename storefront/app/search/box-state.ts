/** What the search box holds: shared by the input, which every page has, and the suggestions, which come with the first touch of it. */
export interface BoxState {
  /** What the shopper wrote. */
  typed: string;
  /** Suggestions are wanted; whether there are any is another question. */
  isOpen: boolean;
  /** The row under the arrow, from 0; -1 is the text itself. */
  row: number;
  /** The phrase of that row, which stands in the box in place of what was written. */
  shown?: string;
}

/** A box with these words and no row chosen. */
export function written(typed: string, isOpen = false): BoxState {
  return { typed, isOpen, row: -1 };
}

/** What stands in the box. */
export function textIn({ typed, shown }: BoxState): string {
  return shown ?? typed;
}

/** A box that was left: what stood in it stays. */
export function left(box: BoxState): BoxState {
  return written(textIn(box));
}

/** Ids that the input names: the list, and the row in it under the arrow. */
export const suggestionListId = 'search-suggestions';
export function suggestionRowId(row: number): string {
  return `search-suggestion-${row}`;
}
