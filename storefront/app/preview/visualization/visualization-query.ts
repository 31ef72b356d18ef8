import { resolveContentDomain } from '@outfitter/contract/client';
import type { PageContext } from '../../platform/loaders/page-context.ts';

/** ROUTE-015 */
export interface VisualizationRequest {
  /** '' for the shop's own content. */
  domain: string;
  /** Id or key of the content; neither in realtime mode, where messages bring it. */
  contentId: string | undefined;
  deliveryKey: string | undefined;
  /** Schema for the layout until the content is loaded. */
  contentType: string | undefined;
  locale: string;
  isRealtime: boolean;
}

/** Reads `vseDomain`, `contentId`, `deliveryKey`, `contentType`, `locales` and `realtime`. Undefined if the domain is not listed. */
export function readVisualization(
  query: URLSearchParams,
  shop: Pick<PageContext, 'siteOrigin' | 'contentDomains' | 'locale'>,
): VisualizationRequest | undefined {
  const domain = resolveContentDomain(query.get('vseDomain') ?? '', { siteOrigin: shop.siteOrigin, listed: shop.contentDomains });
  if (domain === undefined) return undefined;
  const text = (name: string, form: RegExp) => {
    const value = query.get(name) ?? '';
    return form.test(value) ? value : undefined;
  };
  return {
    domain,
    contentId: text('contentId', /^[\w-]{1,60}$/),
    deliveryKey: text('deliveryKey', /^[\w.\-/]{1,150}$/),
    contentType: text('contentType', /^[^\s<>"]{1,300}$/),
    // The content tool lists its locales by preference.
    locale: text('locales', /^[\w-]{2,12}(,[\w*-]{1,12})*$/)?.split(',')[0] ?? shop.locale,
    isRealtime: query.get('realtime') === 'true' || query.get('realtime') === '1',
  };
}
