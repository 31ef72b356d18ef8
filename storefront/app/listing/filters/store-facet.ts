/** Id of the facet of the stores that have a style in stock. */
export const storeFacet = 'store';
