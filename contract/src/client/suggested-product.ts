import type { Hit, SuggestedProduct } from '../index.ts';

/** Presents a style of a result as a suggestion: at the price of its pictured color, which its link selects, as on the tiles of listings. */
export function toSuggestedProduct({ productId, productName, currency, image, c_slugUrl, colors, ...style }: Hit): SuggestedProduct {
  const pictured = colors.find((color) => color.image.link === image.link);
  const defaultColor = colors.find(({ orderable }) => orderable) ?? colors[0];
  const { price, priceMax, strikePrice } = pictured ?? style;
  return {
    productId,
    productName,
    currency,
    price,
    priceMax,
    ...(strikePrice === undefined ? {} : { strikePrice }),
    image,
    c_slugUrl,
    ...(pictured && pictured !== defaultColor ? { c_color: pictured.value } : {}),
  };
}
