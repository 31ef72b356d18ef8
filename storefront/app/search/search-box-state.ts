/** The state of the search box, shared by the input on every page and the suggestions, whose code loads on first use. */
export interface SearchBoxState {
  typed: string;
  isOpen: boolean;
  /** Index of the active row; -1 is the input itself. */
  activeRow: number;
  activeText?: string;
}

export function buildSearchBoxState(typed: string, isOpen = false): SearchBoxState {
  return { typed, isOpen, activeRow: -1 };
}

export function displayedText({ typed, activeText }: SearchBoxState): string {
  return activeText ?? typed;
}

export function closeSearchBox(box: SearchBoxState): SearchBoxState {
  return buildSearchBoxState(displayedText(box));
}

export const suggestionListId = 'search-suggestions';
export function suggestionRowId(row: number): string {
  return `search-suggestion-${row}`;
}
