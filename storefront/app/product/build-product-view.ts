/** Builds the data of a product page from the response to a call. Only loaders and "Quick add" need it, so the page does not load it. */
import type { Image, Product } from '@outfitter/contract/client';
import type { SelectedValues } from '../sizing/index.ts';
import { type ColorValue, colorDimension, type ProductView } from './product-view.ts';
import { swatchUrlOf, toImageSource } from './tile/build-tile.ts';
import { encodeVariants } from './variants/encode-variants.ts';

/** The shopper chooses the size. */
const preselectedDimensions = [colorDimension, 'fit'];

const badges = { new: 'New', new_color: 'New Color' } as const;

function captionOf(image: Image, details: Product['c_productImageDetails']): { caption?: string } {
  const detail = details.find(({ view }) => image.link.endsWith(`-${view}`));
  return detail ? { caption: detail.caption } : {};
}

function imagesByColor(product: Product): ProductView['images'] {
  const groups = product.imageGroups.filter((group) => group.viewType === 'large');
  return Object.fromEntries(
    groups.map((group) => {
      const color = group.variationAttributes?.find(({ id }) => id === colorDimension)?.values[0]?.value ?? '';
      const images = group.images.map((image) => ({ ...toImageSource(image), ...captionOf(image, product.c_productImageDetails) }));
      return [color, images];
    }),
  );
}

function videoOf({ c_video: video }: Product): Pick<ProductView, 'video'> {
  if (!video) return {};
  const image = { ...toImageSource(video.image), ...(video.image.title ? { caption: video.image.title } : {}) };
  return { video: { link: video.link, version: video.c_version, image } };
}

function colorsOf(product: Product, images: ProductView['images']): ColorValue[] {
  const color = product.variationAttributes.find(({ id }) => id === colorDimension);
  return (color?.values ?? []).map(({ value, name, c_swatch, imageSwatch, c_isNew, pricing }) => ({
    value,
    name,
    swatch: c_swatch ?? [],
    ...swatchUrlOf(imageSwatch, images[value]?.[0]),
    isNew: c_isNew ?? false,
    price: pricing?.price ?? product.price,
    priceMax: pricing?.priceMax ?? product.priceMax,
    isClearance: pricing?.isClearance ?? false,
    ...(pricing?.strikePrice === undefined ? {} : { strikePrice: pricing.strikePrice }),
  }));
}

export function buildProductView(product: Product, requestedValues: SelectedValues = {}): ProductView {
  const dimensions = product.variationAttributes.map(({ id, name, values }) => ({
    id,
    name,
    values: values.map(({ value, name: label }) => ({ value, name: label })),
  }));
  const defaultValues = product.variants.find(({ productId }) => productId === product.c_defaultVariant)?.variationValues ?? {};
  const images = imagesByColor(product);
  const defaults = Object.fromEntries(
    preselectedDimensions.flatMap((id) => (defaultValues[id] === undefined ? [] : [[id, defaultValues[id]]])),
  );
  return {
    id: product.id,
    name: product.name,
    to: product.c_slugUrl,
    currency: product.currency,
    price: product.price,
    priceMax: product.priceMax,
    reviews: product.c_StarRatingCount,
    headline: product.c_headline,
    description: product.c_description,
    features: product.c_features,
    facts: product.c_facts,
    care: product.c_care,
    materials: product.c_materials ?? [],
    fit: product.c_fit,
    cloth: product.c_cloth,
    promotions: product.productPromotions.map(({ calloutMsg }) => calloutMsg),
    giftCardAmounts: product.c_giftCardAmounts ?? [],
    images,
    colors: colorsOf(product, images),
    dimensions,
    variants: encodeVariants(product.variants, dimensions),
    defaultSelection: { ...defaults, ...requestedValues },
    ...(product.c_badgeText ? { badge: badges[product.c_badgeText] } : {}),
    ...(product.c_StarRatingBase === undefined ? {} : { rating: product.c_StarRatingBase }),
    ...videoOf(product),
    ...(product.c_origin === undefined ? {} : { origin: product.c_origin }),
    ...(product.c_fitScale === undefined ? {} : { fitScale: product.c_fitScale }),
    ...(product.c_sizeGuideId === undefined ? {} : { sizeGuideId: product.c_sizeGuideId }),
  };
}
