/** The public path of a content page. Pages, redirects and the sitemap use the same functions. */

/** Delivery keys of pages that have a row of their own in the route table. */
const dedicatedKeys = [
  'customer-service',
  'careers',
  'size-guide',
  'gift-cards.html',
  'email-deals',
  'unsubscribe',
  'free-catalog-signup',
  'sitemap',
] as const;

function findKey(deliveryKey: string, topLevelKeys: readonly string[]): string | undefined {
  return [...dedicatedKeys, ...topLevelKeys].find((key) => key.toLowerCase() === deliveryKey.toLowerCase());
}

/**
 * The path of a content item that is not below `/content`: `customer-service` is `/customer-service` (ROUTE-034), `our-story-repairs` is
 * `/our-story/repairs`. `topLevelKeys` are the delivery keys of the merchant's own top-level pages (ROUTE-040). Undefined for other items.
 */
export function dedicatedPath(deliveryKey: string, topLevelKeys: readonly string[] = []): string | undefined {
  if (deliveryKey.toLowerCase() === 'homepage') return '/';
  const story = /^our-story(?:-(.+))?$/.exec(deliveryKey);
  if (story) return story[1] ? `/our-story/${story[1]}` : '/our-story';
  const key = findKey(deliveryKey, topLevelKeys);
  // The route table's row of the sitemap ends with a slash.
  return key === 'sitemap' ? '/sitemap/' : key && `/${key}`;
}

/** The canonical path of any content page. */
export function contentPath(deliveryKey: string, topLevelKeys: readonly string[] = []): string {
  return dedicatedPath(deliveryKey, topLevelKeys) ?? `/content/${deliveryKey}`;
}

/** The delivery key of a page by its path, spelled as it was published: `/Gift-Cards.html` is `gift-cards.html`. */
export function deliveryKeyOfPath(pathname: string, topLevelKeys: readonly string[] = []): string {
  const key = pathname.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-');
  return findKey(key, topLevelKeys) ?? key;
}
