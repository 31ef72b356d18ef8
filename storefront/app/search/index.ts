export { type BoxState, left, suggestionListId, suggestionRowId, textIn, written } from './box-state.ts';
export { loadWaysOn } from './load-ways-on.ts';
export { NearTiles } from './near-tiles.tsx';
export { NoResults } from './no-results.tsx';
export { onlyHit } from './only-hit.ts';
export { SearchNote } from './search-note.tsx';
export {
  loadSuggestions,
  rememberSearch,
  type SuggestionsHandle,
  type SuggestionsPopup,
  type SuggestionsProps,
} from './suggest/load-suggestions.ts';
