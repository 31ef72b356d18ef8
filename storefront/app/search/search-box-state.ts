/** The state of the search box, shared by the input on every page and the suggestions, which load with its first use. */
export interface SearchBoxState {
  typed: string;
  /** Suggestions are shown if there are any. */
  isOpen: boolean;
  /** Index of the row that the arrow keys have reached; -1 is the input itself. */
  activeRow: number;
  /** The phrase of that row, displayed instead of the typed text. */
  activeText?: string;
}

export function searchBoxWith(typed: string, isOpen = false): SearchBoxState {
  return { typed, isOpen, activeRow: -1 };
}

export function displayedText({ typed, activeText }: SearchBoxState): string {
  return activeText ?? typed;
}

/** The displayed text stays. */
export function closeSearchBox(box: SearchBoxState): SearchBoxState {
  return searchBoxWith(displayedText(box));
}

/** Element ids to which the input refers. */
export const suggestionListId = 'search-suggestions';
export function suggestionRowId(row: number): string {
  return `search-suggestion-${row}`;
}
