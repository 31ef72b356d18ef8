/** What the search box holds: shared by the input, which every page has, and the suggestions, which come with the first touch of it. */
export interface SearchBoxState {
  /** What the shopper wrote. */
  typed: string;
  /** Suggestions are wanted; whether there are any is another question. */
  isOpen: boolean;
  /** The row under the arrow, from 0; -1 is the text itself. */
  activeRow: number;
  /** The phrase of that row, which stands in the box in place of what was written. */
  activeText?: string;
}

/** A box with these words and no row chosen. */
export function searchBoxWith(typed: string, isOpen = false): SearchBoxState {
  return { typed, isOpen, activeRow: -1 };
}

/** What stands in the box. */
export function displayedText({ typed, activeText }: SearchBoxState): string {
  return activeText ?? typed;
}

/** A box that was left: what stood in it stays. */
export function closeSearchBox(box: SearchBoxState): SearchBoxState {
  return searchBoxWith(displayedText(box));
}

/** Ids that the input names: the list, and the row in it under the arrow. */
export const suggestionListId = 'search-suggestions';
export function suggestionRowId(row: number): string {
  return `search-suggestion-${row}`;
}
