/** Key of the customer's saved products (`wishlist/state`) in the local storage. A sign-out deletes them on pages without their code, too. */
export const storedProductsKey = 'outfitter.wishlist';
