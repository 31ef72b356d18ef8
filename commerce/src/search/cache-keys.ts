export const searchKey = 'search';

/** Invalidation key of cached vocabulary entries. Written only when a document adds new tokens to the index. */
export const vocabularyKey = 'search-words';
