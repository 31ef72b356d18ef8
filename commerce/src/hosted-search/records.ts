import type { Hit, SuggestedPhrase } from '@outfitter/contract';
import { indexedAttribute } from '../search/index.ts';
import type { TypedQuery } from '../suggestions/typed-query.ts';
import { hostedFacetName } from './filters/attributes.ts';
import { highlightMatches } from './highlight.ts';
import type { HostedQuery } from './query-parameters.ts';

export interface HostedRecord extends Record<string, unknown> {
  objectID: string;
}
type RequestedAttributes = Pick<HostedQuery, 'attributesToRetrieve' | 'attributesToHighlight' | 'highlight'>;

/** Returns whether a list requests an attribute. The list may contain `*`, and names with a minus to exclude them. */
function isRequested(name: string, list: readonly string[]): boolean {
  return !list.includes(`-${name}`) && (list.includes('*') || list.includes(name));
}

export function retrieveAttributes(record: HostedRecord, list: readonly string[]): HostedRecord {
  const retrieved = Object.entries(record).filter(([name]) => name === 'objectID' || isRequested(name, list));
  return { ...Object.fromEntries(retrieved), objectID: record.objectID };
}

function selectAttributes(
  record: HostedRecord,
  texts: readonly string[],
  { attributesToRetrieve, attributesToHighlight, highlight }: RequestedAttributes,
  typed: TypedQuery,
): HostedRecord {
  const highlights = texts.flatMap((name) => {
    const text = record[name];
    return typeof text === 'string' && isRequested(name, attributesToHighlight)
      ? [[name, highlightMatches(text, typed, highlight)] as const]
      : [];
  });
  return {
    ...retrieveAttributes(record, attributesToRetrieve),
    ...(highlights.length > 0 ? { _highlightResult: Object.fromEntries(highlights) } : {}),
  };
}

export function styleRecord(
  hit: Hit,
  facets: Readonly<Record<string, string[]>>,
  requested: RequestedAttributes,
  typed: TypedQuery,
): HostedRecord {
  const isInCurrency = (attribute: string) => !attribute.startsWith('price:') || attribute === indexedAttribute('price', hit.currency);
  const values = Object.entries(facets).flatMap(([attribute, attributeValues]) =>
    isInCurrency(attribute) ? [[hostedFacetName(attribute), attributeValues] as const] : [],
  );
  const numbers = {
    ...(hit.c_StarRatingBase === undefined ? {} : { rating: hit.c_StarRatingBase }),
    rating_count: hit.c_StarRatingCount,
  };
  const record = { ...Object.fromEntries(values), ...hit, ...numbers, objectID: hit.productId };
  return selectAttributes(record, ['productName', 'c_cloth'], requested, typed);
}

export function phraseRecord({ phrase, ...record }: SuggestedPhrase, requested: RequestedAttributes, typed: TypedQuery): HostedRecord {
  return selectAttributes({ objectID: phrase, query: phrase, ...record }, ['query'], requested, typed);
}
