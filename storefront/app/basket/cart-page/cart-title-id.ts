/** Id of the heading, which takes the focus when the line with the focus is removed. */
export const cartTitleId = 'cart-title';
