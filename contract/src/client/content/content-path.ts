/** Delivery keys of pages that have their own row in the route table. */
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
 * Returns the path of a content item outside `/content`, or undefined: `customer-service` is `/customer-service` (ROUTE-034),
 * `our-story-repairs` is `/our-story/repairs`. `topLevelKeys` are the delivery keys of the merchant's own top-level pages (ROUTE-040).
 */
export function dedicatedPath(deliveryKey: string, topLevelKeys: readonly string[] = []): string | undefined {
  if (deliveryKey.toLowerCase() === 'homepage') return '/';
  const story = /^our-story(?:-(.+))?$/.exec(deliveryKey);
  if (story) return story[1] ? `/our-story/${story[1]}` : '/our-story';
  const key = findKey(deliveryKey, topLevelKeys);
  // The route table's row of the sitemap ends with a slash.
  return key === 'sitemap' ? '/sitemap/' : key && `/${key}`;
}

export function contentPath(deliveryKey: string, topLevelKeys: readonly string[] = []): string {
  return dedicatedPath(deliveryKey, topLevelKeys) ?? `/content/${deliveryKey}`;
}

/** Returns the delivery key of a page, spelled as it was published: `/Gift-Cards.html` is `gift-cards.html`. */
export function deliveryKeyOfPath(pathname: string, topLevelKeys: readonly string[] = []): string {
  const key = pathname.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-');
  return findKey(key, topLevelKeys) ?? key;
}
