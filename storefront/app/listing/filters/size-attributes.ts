/** Products are sold by one of these: coats by size, pants by waist. Their values need the name of the attribute beside them. */
export const mainSizeAttributes: readonly string[] = ['size', 'waist'];

/** The attributes that together name a size: a large in Tall, a waist of 34 with an inseam of 32. */
export const sizeAttributes: readonly string[] = [...mainSizeAttributes, 'fit', 'inseam', 'width'];
