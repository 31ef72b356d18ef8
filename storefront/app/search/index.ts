export { loadEmptyResults } from './no-results/load-empty-results.ts';
export { NoResults } from './no-results/no-results.tsx';
export { QueryCorrection } from './query-correction.tsx';
export { RelatedResults } from './related-results.tsx';
export {
  buildSearchBoxState,
  closeSearchBox,
  displayedText,
  type SearchBoxState,
  suggestionListId,
  suggestionRowId,
} from './search-box-state.ts';
export { shortenQuery } from './shorten-query.ts';
export { SingleResultNotice } from './single-result-notice.tsx';
export { searchParameter, singleResultRedirect } from './single-result-redirect.ts';
export {
  loadSuggestions,
  type SuggestionsHandle,
  type SuggestionsPopup,
  type SuggestionsProps,
  storeRecentSearch,
} from './suggestions/load-suggestions.ts';
