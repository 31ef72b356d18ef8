export const searchKey = 'search';

/** Invalidation key of cached vocabulary entries: invalidated only when a document adds new terms to the index. */
export const vocabularyKey = 'search-words';
