export { searchKey } from '../shared/search-key.ts';

/** Invalidation key of cached vocabulary entries: invalidated only when a document adds new terms to the index. */
export const vocabularyKey = 'search-words';
