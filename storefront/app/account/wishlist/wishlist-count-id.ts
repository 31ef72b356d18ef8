/** Id of the number of items, which takes the focus when the row of a focused button is gone. */
export const wishlistCountId = 'wishlist-count';
