/** Id to which the button of the mini cart refers, also while its code loads. */
export const miniCartId = 'mini-cart';
