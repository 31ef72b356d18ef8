/** Invalidation key of search results and listings. Also the merchant's rules, a domain below search, invalidate them. */
export const searchKey = 'search';
