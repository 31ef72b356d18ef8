/** Key in local storage. It ends with the version of the stored format. */
export const storageKey = 'outfitter.sizes.1';
