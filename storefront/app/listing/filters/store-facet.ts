export const storeFacet = 'store';
