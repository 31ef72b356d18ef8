import type { Currency, Hit } from '@outfitter/contract';
import { placeholderImage } from '../../catalog/present-image.ts';
import { productPath } from '../../catalog/product-path.ts';
import { badgesOfColor, leadColor } from '../../products/lead-color.ts';
import { priceRange } from '../../products/variant-prices.ts';
import type { Tile, TileColor } from '../indexing/search-document.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import { normalizeText } from '../query/text/normalize-text.ts';
import type { Offer } from '../statements/current-offers.ts';

type HitColor = Hit['colors'][number];

export interface PreferredColors {
  selectedFamilies: readonly string[];
  genericColorNames: readonly string[];
  queryText: string;
  productCode?: string | undefined;
}

export function preferredColors(query: ParsedQuery | undefined, selectedFamilies: readonly string[] = []): PreferredColors {
  return {
    selectedFamilies,
    genericColorNames: query?.colorNames ?? [],
    queryText: query?.normalized ?? '',
    productCode: query?.code,
  };
}

interface PresentedStyle {
  styleId: string;
  tile: Tile;
  /** Color code and price, in minor units, of the variants that match the selection; all of them if absent. */
  matchingPrices?: readonly (readonly [colorCode: string, amountMinor: number])[] | null;
}

/**
 * Presents a style as a hit of a listing, in its lead color and at the price of its variants that match. Returns `undefined` if the style
 * has no current price. The name is that of the first locale with a translation.
 */
export function presentHit(
  { styleId, tile, matchingPrices }: PresentedStyle,
  offers: readonly Offer[],
  currency: Currency,
  preferred: PreferredColors,
  locales: readonly string[] = [],
): Hit | undefined {
  const matching = matchingOffers(offers, matchingPrices ?? undefined);
  const range = priceRange(matching);
  if (!range) return undefined;
  const matchingColors = new Set(matchingPrices ? matching.map(({ colorCode }) => colorCode) : []);
  const namedIn = locales.find((locale) => tile.names?.[locale]);
  const names = namedIn === undefined ? undefined : tile.names?.[namedIn];
  const byColor = Map.groupBy(offers, (offer) => offer.colorCode);
  const newColors = tile.badge === 'new_color' ? tile.colors.filter(({ isNew }) => isNew) : [];
  const candidates = tile.colors.flatMap((color) => {
    const ofColor = byColor.get(color.value) ?? [];
    const presented = presentColor({ ...color, name: names?.colors?.[color.value] ?? color.name }, ofColor);
    if (!presented) return [];
    return [
      {
        presented,
        hoverImage: color.hoverImage,
        isNew: newColors.includes(color),
        offers: matchingColors.has(color.value) ? matching.filter(({ colorCode }) => colorCode === color.value) : ofColor,
        requests: requestsMet(styleId, color, presented, preferred, matchingColors.has(color.value)),
      },
    ];
  });
  const lead = leadColor(candidates);
  const represented = lead?.presented;
  const first = tile.colors[0];
  return {
    productId: styleId,
    productName: names?.name ?? tile.name,
    currency,
    price: range.price,
    priceMax: range.priceMax,
    ...(range.strikePrice === undefined ? {} : { strikePrice: range.strikePrice }),
    orderable: offers.some((offer) => offer.isOrderable),
    image: represented?.image ?? first?.image ?? placeholderImage(tile.name),
    ...(lead?.hoverImage ? { hoverImage: lead.hoverImage } : {}),
    representedProduct: { id: representativeSku(matching, represented?.value) ?? representativeSku(offers, represented?.value) ?? styleId },
    colors: candidates.map(({ presented }) => presented),
    c_slugUrl: productPath(tile.slug),
    c_badges: badgesOfColor(tile.badge, {
      isNew: newColors.length === 0 || (lead?.isNew ?? false),
      offers: lead?.offers ?? matching,
    }),
    ...(tile.badge ? { c_badgeText: tile.badge } : {}),
    ...(tile.rating === null ? {} : { c_StarRatingBase: tile.rating }),
    c_StarRatingCount: tile.ratingCount,
    c_cloth: names?.cloth ?? tile.cloth,
    c_primaryCategoryId: tile.primaryCategoryId,
    ...(tile.department ? { c_department: departmentName(tile.department, locales) } : {}),
    ...(tile.isGiftCard ? { c_isGiftCard: true } : {}),
  };
}

function departmentName({ name, names }: NonNullable<Tile['department']>, locales: readonly string[]): string {
  return locales.flatMap((locale) => names?.[locale] ?? [])[0] ?? name;
}

/** Returns the offers of the variants that match. If their prices have changed since they were indexed, only the colors must match. */
function matchingOffers(offers: readonly Offer[], matchingPrices: PresentedStyle['matchingPrices']): readonly Offer[] {
  if (!matchingPrices) return offers;
  const hasPrice = ({ colorCode, price }: Offer) =>
    matchingPrices.some(([code, amount]) => code === colorCode && amount === price.unitMinor);
  const ofColor = ({ colorCode }: Offer) => matchingPrices.some(([code]) => code === colorCode);
  for (const matches of [hasPrice, ofColor]) {
    const found = offers.filter(matches);
    if (found.length > 0) return found;
  }
  return offers;
}

/**
 * Returns the requests of the shopper that a color meets, most important first: product code in the query, a variant that matches the
 * selection, selected color family, display name in the query, generic color name in the query.
 */
function requestsMet(
  styleId: string,
  { value, family, shades: genericColorNames = [] }: TileColor,
  { name }: HitColor,
  preferred: PreferredColors,
  isMatching: boolean,
): boolean[] {
  return [
    preferred.productCode?.startsWith(`${styleId}${value}`) ?? false,
    isMatching,
    preferred.selectedFamilies.includes(family),
    preferred.queryText !== '' && ` ${preferred.queryText} `.includes(` ${normalizeText(name)} `),
    preferred.genericColorNames.some((colorName) => genericColorNames.includes(colorName)),
  ];
}

function presentColor({ value, name, swatch, image, imageSwatch }: TileColor, offers: readonly Offer[]): HitColor | undefined {
  const range = priceRange(offers);
  if (!range) return undefined;
  const orderable = offers.some((offer) => offer.isOrderable);
  return { value, name, swatch, orderable, image, ...(imageSwatch ? { imageSwatch } : {}), ...range };
}

function representativeSku(offers: readonly Offer[], color: string | undefined): string | undefined {
  const colorOffers = offers.filter((offer) => color === undefined || offer.colorCode === color);
  return (colorOffers.find((offer) => offer.isOrderable) ?? colorOffers[0])?.skuId;
}
