import { type ContentBody, type Endpoint, endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind, type CallContext, type Handler, type RequestContext } from '../platform/http/route.ts';
import { type ContentGraph, parseContentQuery, presentContentGraph } from './delivery/content-graph.ts';
import { type ContentResponse, createContentReader, type ReadTime } from './delivery/content-reader.ts';
import type { ContentSource } from './external/content-source.ts';
import { fetchExternalContent } from './external/external-delivery.ts';
import { sanitizeContentFields } from './html/sanitize-html.ts';

function bindDelivery<E extends Endpoint>(endpoint: E, source: ContentSource | undefined, handler: Handler<E>): BoundRoute {
  return bind(endpoint, async (call: CallContext<E>) => {
    const request = { endpoint, url: new URL(call.request.url), method: endpoint.operation.method, body: call.body };
    const external = await fetchExternalContent(request, source, call);
    // Validated against the response schema of this endpoint.
    return external ? (valueOrFault(external) as Awaited<ReturnType<Handler<E>>>) : handler(call);
  });
}

const timeOf = ({ clock, preview }: RequestContext): ReadTime => ({
  at: clock.now(),
  includesUnpublished: preview?.includesUnpublished ?? false,
});

async function respond<Value>(call: RequestContext, response: Promise<ContentResponse<Value>>): Promise<Value> {
  const { result, dependsOn, until } = await response;
  call.dependsOn(...dependsOn);
  call.validUntil(until);
  return valueOrFault(result);
}

export function routes({ database: { db }, settings: { siteOrigin, contentSource, defaultCurrency } }: CommerceDependencies): BoundRoute[] {
  const content = createContentReader(db, defaultCurrency);
  const delivery = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => bindDelivery(endpoint, contentSource, handler);
  async function queryContent({ query, ...call }: CallContext<typeof endpoints.queryContent>): Promise<ContentGraph> {
    const contentId = valueOrFault(parseContentQuery(query.query));
    const options = {
      depth: query.scope === 'root' ? 'root' : 'all',
      format: 'inlined',
      ...(query.locale === undefined ? {} : { locale: query.locale }),
    } as const;
    const url = new URL(`/cms/content/id/${encodeURIComponent(contentId)}?${new URLSearchParams(options)}`, call.request.url);
    const external = await fetchExternalContent(
      { endpoint: endpoints.getContentById, url, method: 'GET', body: undefined },
      contentSource,
      call,
    );
    const {
      result,
      dependsOn = [],
      until,
    } = external ? { result: external } : await content.readItem({ id: contentId }, options, timeOf(call));
    call.dependsOn(...dependsOn);
    call.validUntil(until);
    if (!result.ok && result.error === 'NotFoundException') return presentContentGraph(contentId, undefined);
    return presentContentGraph(contentId, (valueOrFault(result) as { content: ContentBody }).content);
  }
  return [
    bind(endpoints.sanitizeContent, async ({ body }) => ({ content: sanitizeContentFields(body.content) as ContentBody })),
    delivery(endpoints.getContentByKey, async (call) => respond(call, content.readItem(call.params, call.query, timeOf(call)))),
    delivery(endpoints.getContentById, async (call) =>
      respond(call, content.readItem({ id: call.params.contentId }, call.query, timeOf(call))),
    ),
    bind(endpoints.queryContent, async (call) => queryContent(call)),
    delivery(endpoints.fetchContent, async (call) => ({ responses: await respond(call, content.readItems(call.body, timeOf(call))) })),
    delivery(endpoints.filterContent, async (call) => respond(call, content.filterItems(call.body, timeOf(call)))),
    delivery(endpoints.getDescendantsByKey, async (call) => respond(call, content.readDescendants(call.params, call.query, timeOf(call)))),
    delivery(endpoints.getDescendantsById, async (call) =>
      respond(call, content.readDescendants({ id: call.params.contentId }, call.query, timeOf(call))),
    ),
    bind(endpoints.getSiteHierarchy, async (call) => respond(call, content.readHierarchy({ ...call.query, siteOrigin }, timeOf(call)))),
    bind(endpoints.getContentAssets, async (call) =>
      respond(call, content.readAssets(call.params.contentIds, call.query.locale, timeOf(call))),
    ),
  ];
}
