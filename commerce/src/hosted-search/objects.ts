import type { InputError } from '../platform/http/parse-input.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { type IndexNames, resolveIndex } from './indexes.ts';
import { unknownIndex } from './parse-request.ts';
import type { CallContext, QueryError } from './query-context.ts';
import { type HostedQuery, parseQueryFields } from './query-parameters.ts';
import { queryPhrases } from './query-phrases.ts';
import { queryProducts } from './query-products.ts';
import { type HostedRecord, retrieveAttributes } from './records.ts';

/** Maximum number of phrases, because they are looked up one by one. */
const maxPhrases = 50;
/** Number of styles that cost as much as a query; one statement reads the styles of a call. */
const stylesPerQuery = 20;

export interface ObjectRequest {
  index: string;
  isPhrase: boolean;
  objectID: string;
  attributesToRetrieve: readonly string[];
}

interface RequestedObject {
  indexName: string;
  objectID: string;
  attributesToRetrieve?: readonly string[] | undefined;
}

export function parseObjectRequests(
  names: IndexNames,
  requests: readonly RequestedObject[],
): Result<ObjectRequest[], 'NotFoundException' | InputError> {
  const parsed: ObjectRequest[] = [];
  for (const { indexName: index, objectID, attributesToRetrieve = ['*'] } of requests) {
    const target = resolveIndex(index, names);
    if (!target) return unknownIndex(index);
    parsed.push({ index, isPhrase: target.kind !== 'products', objectID, attributesToRetrieve });
  }
  if (parsed.filter(({ isPhrase }) => isPhrase).length > maxPhrases) {
    return failure('ValidationException', `requests: ask for more than ${maxPhrases} phrases`, { path: '$.requests', in: 'body' });
  }
  return ok(parsed);
}

export function costOfObjects(requests: readonly ObjectRequest[]): number {
  const phrases = requests.filter(({ isPhrase }) => isPhrase).length;
  return Math.max(1, phrases + Math.ceil((requests.length - phrases) / stylesPerQuery));
}

export async function readObjects(
  call: CallContext,
  requests: readonly ObjectRequest[],
): Promise<Result<(HostedRecord | null)[], QueryError | InputError>> {
  const defaults = parseQueryFields({ attributesToHighlight: [] });
  if (!defaults.ok) return defaults;
  const styles = await readStyles(call, defaults.value, requests);
  if (!styles.ok) return styles;
  const records: (HostedRecord | null)[] = [];
  for (const { index, isPhrase, objectID, attributesToRetrieve } of requests) {
    const found = isPhrase ? await readPhrase(call, defaults.value, { index, objectID }) : ok(styles.value.get(objectID));
    if (!found.ok) return found;
    records.push(found.value ? retrieveAttributes(found.value, attributesToRetrieve) : null);
  }
  return ok(records);
}

async function readStyles(
  call: CallContext,
  defaults: HostedQuery,
  requests: readonly ObjectRequest[],
): Promise<Result<Map<string, HostedRecord>, QueryError>> {
  const ids = [...new Set(requests.flatMap(({ isPhrase, objectID }) => (isPhrase ? [] : [objectID])))];
  if (ids.length === 0) return ok(new Map());
  const query: HostedQuery = { ...defaults, hitsPerPage: ids.length, filter: { kind: 'style', ids } };
  const result = await queryProducts(call, { index: '', sort: 'best-matches', query });
  return result.ok ? ok(new Map(result.value.hits.map((hit) => [hit.objectID, hit]))) : result;
}

async function readPhrase(
  call: CallContext,
  defaults: HostedQuery,
  { index, objectID }: Pick<ObjectRequest, 'index' | 'objectID'>,
): Promise<Result<HostedRecord | undefined, QueryError>> {
  const result = await queryPhrases(call, { index, kind: 'phrases', query: { ...defaults, query: objectID } });
  return result.ok ? ok(result.value.hits.find((hit) => hit.objectID === objectID)) : result;
}
