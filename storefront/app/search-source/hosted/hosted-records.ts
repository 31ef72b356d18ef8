import type { Hit, HostedResult, SuggestedPhrase } from '@outfitter/contract/client';

type HostedRecord = HostedResult['hits'][number];

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
function isImage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'link' in value && isString(value.link);
}

/** Returns whether a record is a style, because an index of the hosted service may contain records of any kind. */
function isStyle(record: HostedRecord): boolean {
  const { productId, productName, currency, price, priceMax, image, colors, c_slugUrl } = record;
  const isPriced = isString(currency) && typeof price === 'number' && typeof priceMax === 'number';
  return isString(productId) && isString(productName) && isPriced && isImage(image) && Array.isArray(colors) && isString(c_slugUrl);
}

const defaultFields = { orderable: true, c_badges: [], c_StarRatingCount: 0, c_cloth: '', c_primaryCategoryId: '' };
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
  'c_department',
  'c_isGiftCard',
] as const satisfies (keyof Hit)[];

export function toHits(records: readonly HostedRecord[]): Hit[] {
  return records.filter(isStyle).map((record) => {
    const presentFields = fields.flatMap((field) =>
      record[field] === undefined || record[field] === null ? [] : [[field, record[field]] as const],
    );
    const style = { ...defaultFields, representedProduct: { id: record.productId }, ...Object.fromEntries(presentFields) };
    return style as unknown as Hit;
  });
}

/**
 * Returns suggested phrases. The `query` of a record is the phrase, as in the service's own suggestions. Records of the shop may also have
 * a link.
 */
export function toSuggestedPhrases(records: readonly HostedRecord[]): SuggestedPhrase[] {
  return records.flatMap(({ query, exactMatch, c_link, c_linkKind }) => {
    if (!isString(query) || query === '') return [];
    const kind = c_linkKind === 'category' || c_linkKind === 'page' ? c_linkKind : undefined;
    return [
      {
        phrase: query,
        exactMatch: exactMatch === true,
        ...(isString(c_link) ? { c_link, ...(kind === undefined ? {} : { c_linkKind: kind }) } : {}),
      },
    ];
  });
}
