import type { Review } from '@outfitter/contract/client';
import { absoluteUrl, type Site } from '../platform/document/meta.ts';
import { colorDimension, matrixOf, type ProductVariant, type ProductView } from '../product/index.ts';
import { imageUrl } from '../ui/media/image-url.ts';

/** Width of the image in pixels. Search engines require at least 696. */
const imageWidth = 1000;

interface VariantValues {
  color: string | undefined;
  size: string | undefined;
  query: string;
  colorValue: string;
}

function valuesOf(variant: ProductVariant, { dimensions }: Pick<ProductView, 'dimensions'>): VariantValues {
  const selected = dimensions.map(({ id, values }, index) => ({
    id,
    ...(values[variant.valueIndexes[index] ?? -1] ?? { value: '', name: '' }),
  }));
  const color = selected.find(({ id }) => id === colorDimension);
  const sizes = selected.filter(({ id }) => id !== colorDimension).map(({ name }) => name);
  return {
    color: color?.name,
    size: sizes.join(' / ') || undefined,
    query: new URLSearchParams(selected.map(({ id, value }) => [id, value])).toString(),
    colorValue: color?.value ?? '',
  };
}

function availabilityOf({ orderable, backorder }: ProductVariant): string {
  if (!orderable) return 'OutOfStock';
  return backorder ? 'BackOrder' : 'InStock';
}

function offerOf(variant: ProductVariant, { currency }: Pick<ProductView, 'currency'>, url: string) {
  return {
    '@type': 'Offer',
    url,
    price: variant.price,
    priceCurrency: currency,
    // schema.org allows this short form, which keeps products with hundreds of variants small.
    availability: availabilityOf(variant),
    ...(variant.strikePrice === undefined
      ? {}
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceType: 'StrikethroughPrice',
            price: variant.strikePrice,
            priceCurrency: currency,
          },
        }),
  };
}

function variantImage(product: Pick<ProductView, 'images'>, color: string, origin: string): string | undefined {
  const image = (product.images[color] ?? Object.values(product.images)[0])?.[0];
  return image && `${origin}${imageUrl(image, imageWidth)}`;
}

const maxReviews = 3;

function reviewsOf(reviews: readonly Review[]) {
  const signedReviews = reviews.filter(({ writerName }) => writerName !== undefined).slice(0, maxReviews);
  return signedReviews.length === 0
    ? {}
    : {
        review: signedReviews.map(({ rating, writerName, headline, text, writtenAt }) => ({
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: rating },
          author: { '@type': 'Person', name: writerName },
          name: headline,
          reviewBody: text,
          datePublished: writtenAt.slice(0, 10),
        })),
      };
}

function ratingOf({ rating, reviews }: Pick<ProductView, 'rating' | 'reviews'>) {
  return rating === undefined || reviews === 0
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews } };
}

/**
 * Returns a `ProductGroup` with an offer, image and URL for each variant; shared properties are in the group. A product without choices
 * is a `Product`.
 */
export function structuredProduct(product: ProductView, site: Site, reviews: readonly Review[] = []): object {
  const { brand, origin } = site;
  const { variants } = matrixOf(product);
  const url = absoluteUrl(product.to, site);
  const shared = {
    name: product.name,
    description: [product.headline, ...product.description].join(' '),
    brand: { '@type': 'Brand', name: brand },
    url,
    ...ratingOf(product),
    ...reviewsOf(reviews),
  };
  const [variant] = variants;
  if (product.dimensions.length === 0) {
    const image = variantImage(product, '', origin);
    return {
      '@type': 'Product',
      ...shared,
      sku: variant?.productId ?? product.id,
      image,
      ...(variant ? { offers: offerOf(variant, product, url) } : {}),
    };
  }
  const hasColor = product.dimensions.some(({ id }) => id === colorDimension);
  const hasSize = product.dimensions.some(({ id }) => id !== colorDimension);
  return {
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: product.id,
    variesBy: [...(hasColor ? ['https://schema.org/color'] : []), ...(hasSize ? ['https://schema.org/size'] : [])],
    hasVariant: variants.map((variant) => {
      const { color, size, query, colorValue } = valuesOf(variant, product);
      return {
        '@type': 'Product',
        sku: variant.productId,
        name: [product.name, color, size].filter(Boolean).join(', '),
        color,
        size,
        image: variantImage(product, colorValue, origin),
        offers: offerOf(variant, product, absoluteUrl(`${product.to}?${query}`, site)),
      };
    }),
  };
}
