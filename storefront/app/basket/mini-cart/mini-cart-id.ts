/** The button of the mini cart refers to it, also while its code loads. */
export const miniCartId = 'mini-cart';
