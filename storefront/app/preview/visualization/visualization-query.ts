import { resolveContentDomain } from '@outfitter/contract/client';
import type { PageContext } from '../../platform/loaders/page-context.ts';

export interface VisualizationRequest {
  /** Host of the content service; '' for the shop's own content. */
  domain: string;
  /** Id or delivery key. Undefined in realtime mode, where messages contain the content. */
  contentId: string | undefined;
  deliveryKey: string | undefined;
  /** Schema that determines the layout until the content is loaded. */
  contentType: string | undefined;
  locale: string;
  isRealtime: boolean;
}

/** Returns the parameters of the visualization; undefined if the domain is not allowed. */
export function readVisualization(
  query: URLSearchParams,
  shop: Pick<PageContext, 'siteOrigin' | 'contentDomains' | 'locale'>,
): VisualizationRequest | undefined {
  const domain = resolveContentDomain(query.get('vseDomain') ?? '', { siteOrigin: shop.siteOrigin, listed: shop.contentDomains });
  if (domain === undefined) return undefined;
  const text = (name: string, pattern: RegExp) => {
    const value = query.get(name) ?? '';
    return pattern.test(value) ? value : undefined;
  };
  return {
    domain,
    contentId: text('contentId', /^[\w-]{1,60}$/),
    deliveryKey: text('deliveryKey', /^[\w.\-/]{1,150}$/),
    contentType: text('contentType', /^[^\s<>"]{1,300}$/),
    // The content tool lists locales by preference.
    locale: text('locales', /^[\w-]{2,12}(,[\w*-]{1,12})*$/)?.split(',')[0] ?? shop.locale,
    isRealtime: query.get('realtime') === 'true' || query.get('realtime') === '1',
  };
}
