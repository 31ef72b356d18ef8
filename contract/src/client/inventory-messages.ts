/** Messages about units that are in stock now. The others are about units on backorder, or state that there are none. */
export const inStock = 'in stock';
/** The last few units of a store (FULFIL-016). */
export const limitedQuantity = 'Limited Quantity';

export const isInStockNow = (message: string): boolean => message === inStock || message === limitedQuantity;
