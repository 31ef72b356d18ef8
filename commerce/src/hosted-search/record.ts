/** The records of the indexes. Pure. */
import type { Hit, SuggestedPhrase } from '@outfitter/contract';
import { indexedAttribute } from '../search/facets.ts';
import type { TypedWords } from '../suggestions/typed-words.ts';
import { hostedName } from './attributes.ts';
import { highlighted } from './highlight.ts';
import type { HostedQuery } from './parameters.ts';

export interface HostedRecord extends Record<string, unknown> {
  objectID: string;
}
type Asked = Pick<HostedQuery, 'attributesToRetrieve' | 'attributesToHighlight' | 'highlight'>;

/** Whether a name is in a list that may say `*` and, with a minus, what not. */
function isListed(name: string, list: readonly string[]): boolean {
  return !list.includes(`-${name}`) && (list.includes('*') || list.includes(name));
}

/** A record as far as it is asked for, with its texts marked. */
function cutDown(
  record: HostedRecord,
  texts: readonly string[],
  { attributesToRetrieve, attributesToHighlight, highlight }: Asked,
  typed: TypedWords,
): HostedRecord {
  const shown = Object.entries(record).filter(([name]) => name === 'objectID' || isListed(name, attributesToRetrieve));
  const marked = texts.flatMap((name) => {
    const text = record[name];
    return typeof text === 'string' && isListed(name, attributesToHighlight) ? [[name, highlighted(text, typed, highlight)] as const] : [];
  });
  return {
    ...Object.fromEntries(shown),
    objectID: record.objectID,
    ...(marked.length > 0 ? { _highlightResult: Object.fromEntries(marked) } : {}),
  };
}

/** A style: what a listing says of it, and the values that it counts under. */
export function styleRecord(hit: Hit, facets: Readonly<Record<string, string[]>>, asked: Asked, typed: TypedWords): HostedRecord {
  const isOwn = (attribute: string) => !attribute.startsWith('price:') || attribute === indexedAttribute('price', hit.currency);
  const values = Object.entries(facets).flatMap(([attribute, own]) => (isOwn(attribute) ? [[hostedName(attribute), own] as const] : []));
  const numbers = {
    ...(hit.c_StarRatingBase === undefined ? {} : { rating: hit.c_StarRatingBase }),
    rating_count: hit.c_StarRatingCount,
  };
  const record = { ...Object.fromEntries(values), ...hit, ...numbers, objectID: hit.productId };
  return cutDown(record, ['productName', 'c_cloth'], asked, typed);
}

/** A phrase to search for, with where it leads where that is no search. */
export function phraseRecord({ phrase, ...more }: SuggestedPhrase, asked: Asked, typed: TypedWords): HostedRecord {
  return cutDown({ objectID: phrase, query: phrase, ...more }, ['query'], asked, typed);
}
