/** A style of a listing in the contract's shape. Pure. */
import type { Currency, Hit } from '@outfitter/contract';
import { missingImage } from '../catalog/image.ts';
import { localeCandidates } from '../content/locales.ts';
import { priceSpan } from '../products/variant-prices.ts';
import type { Tile, TileColor } from './document.ts';
import type { Offer } from './live-offers.ts';
import { plainWords } from './query/plain-words.ts';
import type { ReadQuery } from './query/read-query.ts';

type HitColor = Hit['colors'][number];

/** Which colour shall stand for a style: of one of these families, of one of these shades, or named in these plain words. */
export interface WantedColors {
  families: readonly string[];
  shades: readonly string[];
  words: string;
  /** A style number with what comes behind it, or a SKU. */
  code?: string | undefined;
}

/** The colors that a query wants, with the families that are chosen. */
export function wantedColors(query: ReadQuery | undefined, families: readonly string[] = []): WantedColors {
  return { families, shades: query?.shades ?? [], words: query?.plain ?? '', code: query?.code };
}

/**
 * `undefined` where nothing of it has a price any more. The first of the colours with the best claim stands for the style. Its name and
 * those of its colours are the ones in `locale` where it has them.
 */
export function presentHit(
  { styleId, tile }: { styleId: string; tile: Tile },
  offers: readonly Offer[],
  currency: Currency,
  wanted: WantedColors,
  locale?: string,
): Hit | undefined {
  const span = priceSpan(offers);
  if (!span) return undefined;
  const words = localeCandidates(locale).flatMap((candidate) => tile.names?.[candidate] ?? [])[0];
  const byColor = Map.groupBy(offers, (offer) => offer.colorCode);
  const shown = tile.colors.flatMap((color) => {
    const own = presentColor({ ...color, name: words?.colors?.[color.value] ?? color.name }, byColor.get(color.value) ?? []);
    return own ? [{ own, color }] : [];
  });
  const [represented] = shown.toSorted((a, b) => claimOf(styleId, b.color, b.own, wanted) - claimOf(styleId, a.color, a.own, wanted));
  const first = tile.colors[0];
  return {
    productId: styleId,
    productName: words?.name ?? tile.name,
    currency,
    price: span.price,
    priceMax: span.priceMax,
    ...(span.strikePrice === undefined ? {} : { strikePrice: span.strikePrice }),
    orderable: offers.some((offer) => offer.isOrderable),
    image: represented?.own.image ?? first?.image ?? missingImage(tile.name),
    // The second picture is of the first colour.
    ...(tile.hoverImage && represented?.own.value === first?.value ? { hoverImage: tile.hoverImage } : {}),
    representedProduct: { id: skuFor(offers, represented?.own.value) ?? styleId },
    colors: shown.map(({ own }) => own),
    c_slugUrl: `/${tile.slug}.html`,
    c_badges: badgesOf(tile, offers),
    ...(tile.badge ? { c_badgeText: tile.badge } : {}),
    ...(tile.rating === null ? {} : { c_StarRatingBase: tile.rating }),
    c_StarRatingCount: tile.ratingCount,
    c_cloth: words?.cloth ?? tile.cloth,
    c_primaryCategoryId: tile.primaryCategoryId,
  };
}

/** How well a colour stands for its style: of a family that is selected, named in the query, of a shade that is asked for, to be had. */
function claimOf(styleId: string, { value, family, shades = [] }: TileColor, { name, orderable }: HitColor, wanted: WantedColors): number {
  const claims = [
    wanted.code?.startsWith(`${styleId}${value}`) ?? false,
    wanted.families.includes(family),
    wanted.words !== '' && ` ${wanted.words} `.includes(` ${plainWords(name)} `),
    wanted.shades.some((shade) => shades.includes(shade)),
    orderable,
  ];
  return claims.reduce((sum, holds) => sum * 2 + Number(holds), 0);
}

function presentColor({ value, name, swatch, image }: TileColor, offers: readonly Offer[]): HitColor | undefined {
  const span = priceSpan(offers);
  return span && { value, name, swatch, orderable: offers.some((offer) => offer.isOrderable), image, ...span };
}

function skuFor(offers: readonly Offer[], color: string | undefined): string | undefined {
  const own = offers.filter((offer) => color === undefined || offer.colorCode === color);
  return (own.find((offer) => offer.isOrderable) ?? own[0])?.skuId;
}

/** LIST-011, in the contract's order; marked down where anything that can be ordered is. */
function badgesOf({ badge }: Tile, offers: readonly Offer[]): Hit['c_badges'] {
  const orderable = offers.filter((offer) => offer.isOrderable);
  const has = (kind: Offer['price']['kind']) => orderable.some((offer) => offer.price.kind === kind);
  return [
    ...(badge === 'new' ? (['New'] as const) : []),
    ...(badge === 'new_color' ? (['New Color'] as const) : []),
    ...(has('clearance') ? (['Clearance'] as const) : []),
    ...(has('sale') ? (['Sale'] as const) : []),
  ];
}
