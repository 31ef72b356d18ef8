/** Products are sold by one of these: coats by size, pants by waist. Their values need the name of the attribute beside them. */
export const mainSizeAttributes: readonly string[] = ['size', 'waist'];

/** The attributes of which a shopper needs one certain value, with others in the same variant: a large in Tall. */
export const sizeAttributes: readonly string[] = [...mainSizeAttributes, 'fit', 'inseam', 'width'];
