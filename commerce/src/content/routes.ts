import { type ContentBody, type Endpoint, endpoints, maxContentItemsPerCall, maxHierarchyDepth } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault } from '../platform/http/fault.ts';
import { type BoundRoute, bind, type CallContext, type Handler, type RequestContext } from '../platform/http/route.ts';
import { localeCandidates } from '../shared/locale-candidates.ts';
import { type ContentPage, filterContent, readDescendants } from './delivery/content-pages.ts';
import { readConditions, readSort } from './delivery/filter-conditions.ts';
import { readCursor, writeCursor } from './delivery/page-cursor.ts';
import { type LinkFormat, type ResponseDependencies, readContent } from './delivery/read-content.ts';
import { readContentAssets } from './delivery/read-content-assets.ts';
import type { ItemReference, ReadOptions } from './delivery/resolve-items.ts';
import { readSiteHierarchy } from './delivery/site-hierarchy.ts';
import { fetchFromContentDomain } from './external/content-service.ts';
import { type ContentSource, fetchFromContentSource } from './external/content-source.ts';
import { sanitizeContentFields } from './html/sanitize-html.ts';

/** Items on a page where the call does not say. */
const defaultPageSize = 12;

interface ContentQuery {
  depth?: 'all' | 'root' | undefined;
  format?: 'inlined' | 'linked' | undefined;
  locale?: string | undefined;
}
interface DescendantsQuery {
  hierarchyDepth?: number | undefined;
  maxPageSize?: number | undefined;
  pageCursor?: string | undefined;
  sortByKey?: string | undefined;
  sortByOrder?: string | undefined;
  locale?: string | undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const noContent = 'There is no published content of this name.';

function notFound(name: ItemReference | undefined, asked: Record<string, string>): Fault {
  return new Fault('NotFoundException', name ? noContent : 'There is no published content of this id.', asked);
}
/** What an id names; `undefined` where it is none. */
function referenceById(id: string): ItemReference | undefined {
  return uuid.test(id) ? { id: id.toLowerCase() } : undefined;
}
function linkFormatOf({ depth, format }: ContentQuery): LinkFormat {
  if (depth !== 'all') return 'left';
  return format === 'linked' ? 'beside' : 'inlined';
}
function readOptionsOf(locale: string | undefined, { clock, preview }: RequestContext): ReadOptions {
  const includesUnpublished = preview?.includesUnpublished ?? false;
  return { locales: localeCandidates(locale), at: clock.now(), ...(includesUnpublished ? { includesUnpublished } : {}) };
}

/**
 * Ties a call of the delivery protocol to our own content, or to the service that stands in its place; an editor may look at that of a
 * listed service instead.
 */
function bindDelivery<E extends Endpoint>(endpoint: E, handler: Handler<E>, source: ContentSource | undefined): BoundRoute {
  const either = (call: CallContext<E>) => {
    const domain = call.preview?.domain;
    const asked = { endpoint, url: new URL(call.request.url), method: endpoint.operation.method, body: call.body };
    // Held to the answer of this very call by its schema.
    if (domain) return fetchFromContentDomain(domain, asked) as ReturnType<Handler<E>>;
    return source ? (fetchFromContentSource(source, asked, call) as ReturnType<Handler<E>>) : handler(call);
  };
  return bind(endpoint, either);
}
function declareDependencies({ dependsOn, until }: ResponseDependencies, saying: RequestContext): void {
  saying.dependsOn(...dependsOn);
  saying.validUntil(until);
}

export function routes({ database: { db }, settings: { siteOrigin, contentSource } }: CommerceDependencies): BoundRoute[] {
  const delivery = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => bindDelivery(endpoint, handler, contentSource);
  const answer = async (name: ItemReference | undefined, asked: Record<string, string>, query: ContentQuery, saying: RequestContext) => {
    if (!name) throw notFound(name, asked);
    const { answers, ...sources } = await readContent(db, [name], linkFormatOf(query), readOptionsOf(query.locale, saying));
    declareDependencies(sources, saying);
    if (!answers[0]) throw notFound(name, asked);
    return answers[0];
  };

  const fetched = async (requests: readonly ({ key: string } | { id: string })[], query: ContentQuery, saying: RequestContext) => {
    const names = requests.map((request) => ('key' in request ? { deliveryKey: request.key } : referenceById(request.id)));
    const named = names.filter((name) => name !== undefined);
    const { answers, ...sources } = await readContent(db, named, linkFormatOf(query), readOptionsOf(query.locale, saying));
    declareDependencies(sources, saying);
    return names.map((name, index) => {
      const found = name && answers[named.indexOf(name)];
      return found ?? { error: { type: 'CONTENT_NOT_FOUND', message: noContent, data: { ...requests[index] } } };
    });
  };

  const descendants = async (
    root: ItemReference | undefined,
    asked: Record<string, string>,
    query: DescendantsQuery,
    saying: RequestContext,
  ) => {
    const page = { size: query.maxPageSize ?? maxContentItemsPerCall, after: readCursor(query.pageCursor, '$.pageCursor') };
    const sort = readSort(query.sortByKey, query.sortByOrder);
    const found: ContentPage | undefined =
      root &&
      (await readDescendants(
        db,
        { root, levels: query.hierarchyDepth ?? maxHierarchyDepth, sort, page, links: 'inlined' },
        readOptionsOf(query.locale, saying),
      ));
    if (!found) throw notFound(root, asked);
    declareDependencies(found, saying);
    const { results: responses, next } = found;
    return { responses, page: { responseCount: responses.length, ...(next ? { cursor: writeCursor(next) } : {}) } };
  };

  return [
    bind(endpoints.sanitizeContent, async ({ body: { content } }) => ({ content: sanitizeContentFields(content) as ContentBody })),
    delivery(endpoints.getContentByKey, async ({ params, query, ...saying }) => answer(params, params, query, saying)),
    delivery(endpoints.getContentById, async ({ params: { contentId: id }, query, ...saying }) =>
      answer(referenceById(id), { id }, query, saying),
    ),
    delivery(endpoints.fetchContent, async ({ body: { requests, parameters = {} }, ...saying }) => ({
      responses: await fetched(requests, parameters, saying),
    })),
    delivery(endpoints.filterContent, async ({ body: { filterBy, sortBy, page = {}, parameters = {} }, ...saying }) => {
      const asked = {
        conditions: readConditions(filterBy),
        sort: readSort(sortBy?.key, sortBy?.order),
        page: { size: page.size ?? defaultPageSize, after: readCursor(page.cursor, '$.page.cursor') },
        links: linkFormatOf(parameters),
      };
      const { results: responses, next, ...sources } = await filterContent(db, asked, readOptionsOf(parameters.locale, saying));
      declareDependencies(sources, saying);
      return { responses, page: { responseCount: responses.length, ...(next ? { nextCursor: writeCursor(next) } : {}) } };
    }),
    delivery(endpoints.getDescendantsByKey, async ({ params, query, ...saying }) => descendants(params, params, query, saying)),
    delivery(endpoints.getDescendantsById, async ({ params: { contentId: id }, query, ...saying }) =>
      descendants(referenceById(id), { id }, query, saying),
    ),
    bind(endpoints.getSiteHierarchy, async ({ query: { rootKey, apiHost, locale }, ...saying }) => {
      if (apiHost !== undefined && !isOwnHost(apiHost, siteOrigin)) {
        throw new Fault('ValidationException', 'No content is read from the host at $.apiHost.', { path: '$.apiHost', in: 'query' });
      }
      const { hierarchy, ...sources } = await readSiteHierarchy(db, rootKey, readOptionsOf(locale, saying));
      declareDependencies(sources, saying);
      if (!hierarchy) throw new Fault('NotFoundException', noContent, { rootKey });
      return hierarchy;
    }),
    bind(endpoints.getContentAssets, async ({ params: { contentIds }, query, ...saying }) => {
      const names = contentIds
        .split(',')
        .filter((id) => id !== '')
        .map((id) => referenceById(id) ?? { deliveryKey: id });
      const { assets: data, ...sources } = await readContentAssets(db, names, readOptionsOf(query.locale, saying));
      declareDependencies(sources, saying);
      return { count: data.length, data, total: data.length };
    }),
  ];
}

/** The shop's own host, with or without the scheme. */
function isOwnHost(host: string, siteOrigin: string): boolean {
  const own = new URL(siteOrigin);
  return host === own.host || host === own.origin;
}
