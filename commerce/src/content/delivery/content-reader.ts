import { type contentError, maxContentItemsPerCall, maxHierarchyDepth } from '@outfitter/contract';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import type { Currency } from '../../platform/money.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { localeCandidates } from '../../shared/locale-candidates.ts';
import { type ContentPage, filterContent, readDescendants } from './content-pages.ts';
import { type ContentFilter, readConditions, readSort } from './filter-conditions.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import { type DeliveredContent, type LinkFormat, type ResponseDependencies, readContent } from './read-content.ts';
import { type ContentAsset, readContentAssets } from './read-content-assets.ts';
import type { ItemReference, ReadOptions } from './resolve-items.ts';
import { readSiteHierarchy, type SiteHierarchy } from './site-hierarchy.ts';

const defaultPageSize = 12;

type ContentFailure = 'NotFoundException' | 'ValidationException';

/** Response with dependencies, also for a failure: caches must be purged when missing content appears. */
export interface ContentResponse<Value> extends ResponseDependencies {
  result: Result<Value, ContentFailure>;
}
export type ReadTime = Required<Pick<ReadOptions, 'at' | 'includesUnpublished'>>;

interface ContentQuery {
  depth?: 'all' | 'root' | undefined;
  format?: 'inlined' | 'linked' | undefined;
  locale?: string | undefined;
  currency?: Currency | undefined;
}
interface DescendantsQuery {
  hierarchyDepth?: number | undefined;
  maxPageSize?: number | undefined;
  pageCursor?: string | undefined;
  sortByKey?: string | undefined;
  sortByOrder?: string | undefined;
  locale?: string | undefined;
}
interface FilterRequest {
  filterBy: readonly ContentFilter[];
  sortBy?: { key: string; order?: 'ASC' | 'DESC' | undefined } | undefined;
  page?: { size?: number | undefined; cursor?: string | undefined } | undefined;
  parameters?: ContentQuery | undefined;
}
interface HierarchyRequest {
  rootKey: string;
  apiHost?: string | undefined;
  locale?: string | undefined;
  siteOrigin: string;
}
type RequestedItem = { deliveryKey: string } | { id: string };

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const noContent = 'There is no published content of this name.';
const noDependencies: ResponseDependencies = { dependsOn: [], until: undefined };

function referenceOf(requested: RequestedItem): ItemReference | undefined {
  if ('deliveryKey' in requested) return requested;
  return uuidPattern.test(requested.id) ? { id: requested.id.toLowerCase() } : undefined;
}
function notFound(requested: RequestedItem) {
  const message = referenceOf(requested) ? noContent : 'There is no published content of this id.';
  return failure('NotFoundException', message, { ...requested });
}
function linkFormatOf({ depth, format }: ContentQuery): LinkFormat {
  if (depth !== 'all') return 'unresolved';
  return format === 'linked' ? 'separate' : 'inlined';
}
function isOwnHost(host: string, siteOrigin: string): boolean {
  const site = new URL(siteOrigin);
  return host === site.host || host === site.origin;
}

export function createContentReader(db: Queryable, defaultCurrency: Currency) {
  function readOptions(
    { locale, currency = defaultCurrency }: Pick<ContentQuery, 'locale' | 'currency'>,
    { at, includesUnpublished }: ReadTime,
  ): ReadOptions {
    return { locales: localeCandidates(locale), currency, at, ...(includesUnpublished ? { includesUnpublished } : {}) };
  }
  return {
    async readItem(requested: RequestedItem, query: ContentQuery, time: ReadTime): Promise<ContentResponse<DeliveredContent>> {
      const reference = referenceOf(requested);
      if (!reference) return { result: notFound(requested), ...noDependencies };
      const { results, ...dependencies } = await readContent(db, [reference], linkFormatOf(query), readOptions(query, time));
      const [item] = results;
      return { result: item ? ok(item) : notFound(requested), ...dependencies };
    },

    async readItems(
      { requests, parameters = {} }: { requests: readonly ({ key: string } | { id: string })[]; parameters?: ContentQuery | undefined },
      time: ReadTime,
    ): Promise<ContentResponse<(DeliveredContent | z.output<typeof contentError>)[]>> {
      const references = requests.map((request) => referenceOf('key' in request ? { deliveryKey: request.key } : request));
      const valid = references.filter((reference) => reference !== undefined);
      const options = readOptions(parameters, time);
      const { results, ...dependencies } = await readContent(db, valid, linkFormatOf(parameters), options);
      const items = references.map((reference, index) => {
        const found = reference && results[valid.indexOf(reference)];
        return found ?? { error: { type: 'CONTENT_NOT_FOUND', message: noContent, data: { ...requests[index] } } };
      });
      return { result: ok(items), ...dependencies };
    },

    async filterItems({ filterBy, sortBy, page = {}, parameters = {} }: FilterRequest, time: ReadTime) {
      const conditions = readConditions(filterBy);
      if (!conditions.ok) return { result: conditions, ...noDependencies };
      const cursor = readCursor(page.cursor, '$.page.cursor');
      if (!cursor.ok) return { result: cursor, ...noDependencies };
      const request = {
        conditions: conditions.value,
        sort: readSort(sortBy?.key, sortBy?.order),
        page: { size: page.size ?? defaultPageSize, after: cursor.value },
        links: linkFormatOf(parameters),
      };
      const found = await filterContent(db, request, readOptions(parameters, time));
      return pageResponse(found, (cursorText) => ({ nextCursor: cursorText }));
    },

    async readDescendants(requested: RequestedItem, query: DescendantsQuery, time: ReadTime) {
      const cursor = readCursor(query.pageCursor, '$.pageCursor');
      if (!cursor.ok) return { result: cursor, ...noDependencies };
      const root = referenceOf(requested);
      const request = {
        levels: query.hierarchyDepth ?? maxHierarchyDepth,
        sort: readSort(query.sortByKey, query.sortByOrder),
        page: { size: query.maxPageSize ?? maxContentItemsPerCall, after: cursor.value },
        links: 'inlined' as const,
      };
      const found = root && (await readDescendants(db, { root, ...request }, readOptions(query, time)));
      if (!found) return { result: notFound(requested), ...noDependencies };
      return pageResponse(found, (cursorText) => ({ cursor: cursorText }));
    },

    async readHierarchy(
      { rootKey, apiHost, locale, siteOrigin }: HierarchyRequest,
      time: ReadTime,
    ): Promise<ContentResponse<SiteHierarchy>> {
      if (apiHost !== undefined && !isOwnHost(apiHost, siteOrigin)) {
        const message = 'No content is read from the host at $.apiHost.';
        return { result: failure('ValidationException', message, { path: '$.apiHost', in: 'query' }), ...noDependencies };
      }
      const { hierarchy, ...dependencies } = await readSiteHierarchy(db, rootKey, readOptions({ locale }, time));
      return { result: hierarchy ? ok(hierarchy) : failure('NotFoundException', noContent, { rootKey }), ...dependencies };
    },

    /** `contentIds` is a comma-separated list of delivery keys and ids. */
    async readAssets(contentIds: string, locale: string | undefined, time: ReadTime) {
      const references = contentIds
        .split(',')
        .filter((id) => id !== '')
        .map((id) => referenceOf({ id }) ?? { deliveryKey: id });
      const { assets: data, ...dependencies } = await readContentAssets(db, references, readOptions({ locale }, time));
      const response: { count: number; data: ContentAsset[]; total: number } = { count: data.length, data, total: data.length };
      return { result: ok(response), ...dependencies };
    },
  };
}

function pageResponse<Cursor extends object>({ results, next, ...dependencies }: ContentPage, cursorField: (cursor: string) => Cursor) {
  const page = { responseCount: results.length, ...(next ? cursorField(writeCursor(next)) : {}) };
  return { result: ok({ responses: results, page }), ...dependencies };
}
