import type { Product } from '@outfitter/contract';
import {
  isSwatch,
  picturesOf,
  presentImage,
  presentImageGroups,
  presentSwatchGroups,
  presentVideo,
  swatchImage,
} from '../catalog/present-image.ts';
import { productPath } from '../catalog/product-path.ts';
import type { StoredVariationAttribute, StyleImageRow, StyleRow } from '../catalog/read-catalog.ts';
import { colorNameOf, presentLocales } from '../catalog/translations.ts';
import { type Currency, toMajor } from '../platform/money.ts';
import { badgesOfColor, leadColor } from './lead-color.ts';
import { sumAvailability } from './sum-availability.ts';
import { type PricedVariant, presentInventory, presentVariant, priceRange } from './variant-prices.ts';

export interface ProductParts {
  style: StyleRow;
  variants: readonly PricedVariant[];
  images: readonly StyleImageRow[];
  currency: Currency;
  skuId: string | undefined;
  promotions: Product['productPromotions'];
  /** Leaves out the pictures of other colors than the selected or default one, but not swatches that the merchant supplied. */
  isOneColor?: boolean;
  hasPriceBooks?: boolean;
}

/** Presents a product; `undefined` if no variant is sold in the currency (PDP-001). */
export function presentProduct(parts: ProductParts): Product | undefined {
  const { style, variants, currency, skuId, hasPriceBooks = true } = parts;
  const selected = skuId ? variants.filter((variant) => variant.sku.id === skuId) : undefined;
  if (selected?.length === 0) return undefined;
  const range = priceRange(selected ?? variants);
  if (!range) return undefined;
  const chosen = selected?.[0];
  const defaultVariant = variants.find((variant) => variant.isOrderable) ?? variants[0];
  const { color } = (chosen ?? defaultVariant)?.sku.variationValues ?? {};
  const isShown = ({ colorCode }: StyleImageRow) => !parts.isOneColor || !color || !colorCode || colorCode === color;
  const images = parts.images.filter((image) => isShown(image) || isSwatch(image));
  const pictures = picturesOf(images);
  const { copy } = style;
  return {
    id: skuId ?? style.id,
    name: style.name,
    type: chosen ? { variant: true } : { master: true },
    brand: style.brand,
    currency,
    price: range.price,
    priceMax: range.priceMax,
    priceRanges: hasPriceBooks ? priceRanges(variants) : [],
    tieredPrices: hasPriceBooks ? tieredPrices(selected ?? variants) : [],
    variants: variants.map(presentVariant),
    variationAttributes: style.variationAttributes.map((attribute) => presentAttribute(attribute, variants, images)),
    ...(chosen ? { variationValues: chosen.sku.variationValues } : {}),
    imageGroups: [...presentImageGroups(images), ...presentSwatchGroups(images)],
    ...presentVideo(style, pictures),
    inventory: presentInventory(chosen?.availability ?? sumAvailability(variants.map(({ availability }) => availability))),
    master: { masterId: style.id, orderable: variants.some((variant) => variant.isOrderable) },
    productPromotions: copy.giftCardAmounts ? [] : parts.promotions,
    c_slugUrl: productPath(style.slug),
    ...(style.badge ? { c_badgeText: style.badge } : {}),
    ...(style.badgeImage ? { c_badgeImagePath: style.badgeImage } : {}),
    ...presentLead(style, variants, defaultVariant?.sku.variationValues.color),
    ...(style.rating === null ? {} : { c_StarRatingBase: style.rating }),
    c_StarRatingCount: style.ratingCount,
    c_defaultVariant: defaultVariant?.sku.id ?? style.id,
    c_productImageDetails: pictures
      .filter((image, index) => image.caption && pictures.findIndex((other) => other.view === image.view) === index)
      .map(({ view, caption }) => ({ view, caption })),
    ...(chosen?.sku.variationValues.color ? { c_color: colorNameOf(style, chosen.sku.variationValues.color) } : {}),
    ...(chosen?.sku.variationValues.size ? { c_size: chosen.sku.variationValues.size } : {}),
    c_primaryCategoryId: style.primaryCategoryId,
    c_cloth: style.cloth,
    ...(style.ounces === null ? {} : { c_ounces: style.ounces }),
    c_headline: copy.headline,
    ...presentLocales(style.translations),
    c_description: copy.description,
    c_features: copy.features,
    c_facts: copy.facts,
    c_care: copy.care,
    c_fit: copy.fit,
    ...(style.fitScale === null ? {} : { c_fitScale: style.fitScale }),
    ...(style.sizeGuideId === null ? {} : { c_sizeGuideId: style.sizeGuideId }),
    ...(copy.materials ? { c_materials: copy.materials } : {}),
    ...(copy.origin ? { c_origin: copy.origin } : {}),
    ...(copy.giftCardAmounts ? { c_giftCardAmounts: copy.giftCardAmounts } : {}),
  };
}

function presentLead(
  { badge, variationAttributes }: StyleRow,
  variants: readonly PricedVariant[],
  defaultColor: string | undefined,
): Pick<Product, 'c_badges' | 'c_leadColor'> {
  const values = variationAttributes.find(({ id }) => id === 'color')?.values ?? [];
  const variantsByColor = Map.groupBy(variants, ({ sku }) => sku.variationValues.color);
  const colors = values.flatMap(({ value, isNew = false }) => {
    const offers = variantsByColor.get(value);
    return offers ? [{ value, isNew: isNew && badge === 'new_color', offers, requests: [] }] : [];
  });
  const lead = leadColor(colors);
  const namesNewColor = colors.some(({ isNew }) => isNew);
  const badges = badgesOfColor(badge, { isNew: !namesNewColor || (lead?.isNew ?? false), offers: lead?.offers ?? variants });
  return {
    ...(badges.length > 0 ? { c_badges: badges } : {}),
    ...(lead && lead.value !== defaultColor ? { c_leadColor: lead.value } : {}),
  };
}

function presentAttribute(
  attribute: StoredVariationAttribute,
  variants: readonly PricedVariant[],
  images: readonly StyleImageRow[],
): Product['variationAttributes'][number] {
  const variantsByValue = Map.groupBy(variants, (variant) => variant.sku.variationValues[attribute.id] ?? '');
  return {
    id: attribute.id,
    name: attribute.name,
    values: attribute.values.flatMap(({ value, name, swatch, isNew }) => {
      const variantsOfValue = variantsByValue.get(value);
      if (!variantsOfValue) return [];
      const isColor = attribute.id === 'color';
      const pricing = isColor ? priceRange(variantsOfValue) : undefined;
      const imageSwatch = isColor ? swatchImage(images, value) : undefined;
      return [
        {
          name,
          value,
          orderable: variantsOfValue.some((variant) => variant.isOrderable),
          ...(imageSwatch ? { imageSwatch: presentImage(imageSwatch) } : {}),
          ...(swatch ? { c_swatch: swatch } : {}),
          ...(isNew ? { c_isNew: true } : {}),
          ...(pricing ? { pricing } : {}),
        },
      ];
    }),
  };
}

function priceRanges(variants: readonly PricedVariant[]): Product['priceRanges'] {
  return [...Map.groupBy(variants, (variant) => variant.price.priceBookId)].map(([pricebook, variantsOfBook]) => {
    const units = variantsOfBook.map((variant) => variant.price.unitMinor);
    return { pricebook, minPrice: toMajor(Math.min(...units)), maxPrice: toMajor(Math.max(...units)) };
  });
}

function tieredPrices(variants: readonly PricedVariant[]): Product['tieredPrices'] {
  return priceRanges(variants).map(({ pricebook, minPrice }) => ({ pricebook, price: minPrice, quantity: 1 as const }));
}
