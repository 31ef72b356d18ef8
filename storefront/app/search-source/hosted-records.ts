/** Records of the hosted search as the shop's own answers know them. Pure. */
import type { Hit, HostedResult, SuggestedPhrase, SuggestedProduct } from '@outfitter/contract/client';

type HostedRecord = HostedResult['hits'][number];

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
function isPicture(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'link' in value && isText(value.link);
}

/** Whether a record is one of ours: whoever fills an index of the hosted service may have put anything into it. */
function isStyle(record: HostedRecord): boolean {
  const { productId, productName, currency, price, priceMax, image, colors, c_slugUrl } = record;
  const isPriced = isText(currency) && typeof price === 'number' && typeof priceMax === 'number';
  return isText(productId) && isText(productName) && isPriced && isPicture(image) && Array.isArray(colors) && isText(c_slugUrl);
}

/** What a record may leave out of a style that is one. */
const plain = { orderable: true, c_badges: [], c_StarRatingCount: 0, c_cloth: '', c_primaryCategoryId: '' };
const fields = [
  'productId',
  'productName',
  'currency',
  'price',
  'priceMax',
  'strikePrice',
  'orderable',
  'image',
  'hoverImage',
  'representedProduct',
  'colors',
  'c_slugUrl',
  'c_badges',
  'c_badgeText',
  'c_StarRatingBase',
  'c_StarRatingCount',
  'c_cloth',
  'c_primaryCategoryId',
] as const satisfies (keyof Hit)[];

/** The styles among some records; what is none is left out. */
export function hitsOf(records: readonly HostedRecord[]): Hit[] {
  return records.filter(isStyle).map((record) => {
    const own = fields.flatMap((field) => (record[field] === undefined || record[field] === null ? [] : [[field, record[field]] as const]));
    const style = { ...plain, representedProduct: { id: record.productId }, ...Object.fromEntries(own) };
    return style as unknown as Hit;
  });
}

export function productsOf(records: readonly HostedRecord[]): SuggestedProduct[] {
  return hitsOf(records).map(({ productId, productName, currency, price, priceMax, strikePrice, image, c_slugUrl }) => ({
    productId,
    productName,
    currency,
    price,
    priceMax,
    ...(strikePrice === undefined ? {} : { strikePrice }),
    image,
    c_slugUrl,
  }));
}

/** The hosted service's own suggestions say their phrase in `query`; ours also where it leads. */
export function phrasesOf(records: readonly HostedRecord[]): SuggestedPhrase[] {
  return records.flatMap(({ query, exactMatch, c_link, c_linkKind }) => {
    if (!isText(query) || query === '') return [];
    const kind = c_linkKind === 'category' || c_linkKind === 'page' ? c_linkKind : undefined;
    return [
      {
        phrase: query,
        exactMatch: exactMatch === true,
        ...(isText(c_link) ? { c_link, ...(kind === undefined ? {} : { c_linkKind: kind }) } : {}),
      },
    ];
  });
}
