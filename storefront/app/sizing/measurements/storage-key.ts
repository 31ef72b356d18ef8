/** Where measures are kept on this device; the number is that of their shape. */
export const storageKey = 'outfitter.sizes.1';
