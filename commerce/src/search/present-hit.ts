/** A style of a listing in the contract's shape. Pure. */
import type { Currency, Hit } from '@outfitter/contract';
import { missingImage } from '../catalog/image.ts';
import { localeCandidates } from '../content/locales.ts';
import { priceSpan } from '../products/variant-prices.ts';
import type { Tile, TileColor } from './document.ts';
import type { Offer } from './live-offers.ts';

type HitColor = Hit['colors'][number];

/**
 * `undefined` where nothing of it has a price any more. With colours selected, a colour of that family stands for the
 * style; else the first one that can be ordered. Its name and those of its colours are the ones in `locale` where it
 * has them.
 */
export function presentHit(
  { styleId, tile }: { styleId: string; tile: Tile },
  offers: readonly Offer[],
  currency: Currency,
  families: readonly string[],
  locale?: string,
): Hit | undefined {
  const span = priceSpan(offers);
  if (!span) return undefined;
  const words = localeCandidates(locale).flatMap((candidate) => tile.names?.[candidate] ?? [])[0];
  const byColor = Map.groupBy(offers, (offer) => offer.colorCode);
  const shown = tile.colors.flatMap((color) => {
    const own = presentColor({ ...color, name: words?.colors?.[color.value] ?? color.name }, byColor.get(color.value) ?? []);
    return own ? [{ own, family: color.family }] : [];
  });
  const wanted = (entry: (typeof shown)[number]) => families.length === 0 || families.includes(entry.family);
  const represented = shown.find((entry) => wanted(entry) && entry.own.orderable) ?? shown.find(wanted) ?? shown[0];
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
