/** Ends with the version of the stored format. */
export const storageKey = 'outfitter.sizes.1';
