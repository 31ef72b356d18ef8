import { type ContentBody, type Endpoint, endpoints, maxContentItemsPerCall, maxHierarchyDepth } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault } from '../platform/http/fault.ts';
import { type BoundRoute, bind, type CallContext, type Handler, type RequestContext } from '../platform/http/route.ts';
import { readAssets } from './content-assets.ts';
import { askContentDomain } from './content-domain.ts';
import { askContentSource, type ContentSource } from './content-source.ts';
import { type ContentPage, filterContent, readDescendants } from './delivery.ts';
import { readConditions, readSort } from './filter-conditions.ts';
import { localeCandidates } from './locales.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import type { ItemName, Reading } from './queries.ts';
import { type Links, readContent, type Sources } from './read-content.ts';
import { sanitiseFields } from './sanitise-html.ts';
import { readSiteHierarchy } from './site-hierarchy.ts';

/** Items on a page where the call does not say. */
const usualPage = 12;

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

function missing(name: ItemName | undefined, asked: Record<string, string>): Fault {
  return new Fault('NotFoundException', name ? noContent : 'There is no published content of this id.', asked);
}
/** What an id names; `undefined` where it is none. */
function namedById(id: string): ItemName | undefined {
  return uuid.test(id) ? { id: id.toLowerCase() } : undefined;
}
function linksOf({ depth, format }: ContentQuery): Links {
  if (depth !== 'all') return 'left';
  return format === 'linked' ? 'beside' : 'inlined';
}
function readingOf(locale: string | undefined, { clock, preview }: RequestContext): Reading {
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
    if (domain) return askContentDomain(domain, asked) as ReturnType<Handler<E>>;
    return source ? (askContentSource(source, asked, call) as ReturnType<Handler<E>>) : handler(call);
  };
  return bind(endpoint, either);
}
function say({ dependsOn, until }: Sources, saying: RequestContext): void {
  saying.dependsOn(...dependsOn);
  saying.validUntil(until);
}

export function routes({ database: { db }, settings: { siteOrigin, contentSource } }: CommerceDependencies): BoundRoute[] {
  const delivery = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => bindDelivery(endpoint, handler, contentSource);
  const answer = async (name: ItemName | undefined, asked: Record<string, string>, query: ContentQuery, saying: RequestContext) => {
    if (!name) throw missing(name, asked);
    const { answers, ...sources } = await readContent(db, [name], linksOf(query), readingOf(query.locale, saying));
    say(sources, saying);
    if (!answers[0]) throw missing(name, asked);
    return answers[0];
  };

  const fetched = async (requests: readonly ({ key: string } | { id: string })[], query: ContentQuery, saying: RequestContext) => {
    const names = requests.map((request) => ('key' in request ? { deliveryKey: request.key } : namedById(request.id)));
    const named = names.filter((name) => name !== undefined);
    const { answers, ...sources } = await readContent(db, named, linksOf(query), readingOf(query.locale, saying));
    say(sources, saying);
    return names.map((name, index) => {
      const found = name && answers[named.indexOf(name)];
      return found ?? { error: { type: 'CONTENT_NOT_FOUND', message: noContent, data: { ...requests[index] } } };
    });
  };

  const descendants = async (
    root: ItemName | undefined,
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
        readingOf(query.locale, saying),
      ));
    if (!found) throw missing(root, asked);
    say(found, saying);
    const { answers: responses, next } = found;
    return { responses, page: { responseCount: responses.length, ...(next ? { cursor: writeCursor(next) } : {}) } };
  };

  return [
    bind(endpoints.sanitizeContent, async ({ body: { content } }) => ({ content: sanitiseFields(content) as ContentBody })),
    delivery(endpoints.getContentByKey, async ({ params, query, ...saying }) => answer(params, params, query, saying)),
    delivery(endpoints.getContentById, async ({ params: { contentId: id }, query, ...saying }) =>
      answer(namedById(id), { id }, query, saying),
    ),
    delivery(endpoints.fetchContent, async ({ body: { requests, parameters = {} }, ...saying }) => ({
      responses: await fetched(requests, parameters, saying),
    })),
    delivery(endpoints.filterContent, async ({ body: { filterBy, sortBy, page = {}, parameters = {} }, ...saying }) => {
      const asked = {
        conditions: readConditions(filterBy),
        sort: readSort(sortBy?.key, sortBy?.order),
        page: { size: page.size ?? usualPage, after: readCursor(page.cursor, '$.page.cursor') },
        links: linksOf(parameters),
      };
      const { answers: responses, next, ...sources } = await filterContent(db, asked, readingOf(parameters.locale, saying));
      say(sources, saying);
      return { responses, page: { responseCount: responses.length, ...(next ? { nextCursor: writeCursor(next) } : {}) } };
    }),
    delivery(endpoints.getDescendantsByKey, async ({ params, query, ...saying }) => descendants(params, params, query, saying)),
    delivery(endpoints.getDescendantsById, async ({ params: { contentId: id }, query, ...saying }) =>
      descendants(namedById(id), { id }, query, saying),
    ),
    bind(endpoints.getSiteHierarchy, async ({ query: { rootKey, apiHost, locale }, ...saying }) => {
      if (apiHost !== undefined && !isOwnHost(apiHost, siteOrigin)) {
        throw new Fault('ValidationException', 'No content is read from the host at $.apiHost.', { path: '$.apiHost', in: 'query' });
      }
      const { hierarchy, ...sources } = await readSiteHierarchy(db, rootKey, readingOf(locale, saying));
      say(sources, saying);
      if (!hierarchy) throw new Fault('NotFoundException', noContent, { rootKey });
      return hierarchy;
    }),
    bind(endpoints.getContentAssets, async ({ params: { contentIds }, query, ...saying }) => {
      const names = contentIds
        .split(',')
        .filter((id) => id !== '')
        .map((id) => namedById(id) ?? { deliveryKey: id });
      const { assets: data, ...sources } = await readAssets(db, names, readingOf(query.locale, saying));
      say(sources, saying);
      return { count: data.length, data, total: data.length };
    }),
  ];
}

/** The shop's own host, with or without the scheme. */
function isOwnHost(host: string, siteOrigin: string): boolean {
  const own = new URL(siteOrigin);
  return host === own.host || host === own.origin;
}
