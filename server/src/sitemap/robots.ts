/**
 * Disallowed paths: variants of pages that have a canonical URL, and URLs that are not pages. Pages with `noindex` are allowed, because
 * search engines must read them to see it.
 */
const disallowedPaths = [
  '/*?*refine=',
  '/*?*sort=',
  '/search',
  '/api/',
  '/mobify/',
  '/cms/',
  '/on/demandware.store/',
  '/sandbox/',
  '/preview/',
  '/visualization',
];

export function robotsTxt(origin: string): string {
  return ['User-agent: *', ...disallowedPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
