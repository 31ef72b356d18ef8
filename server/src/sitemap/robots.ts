/** What search engines may fetch. Pure. */

/**
 * Views of a page that its own address already has, and addresses that are no pages. Pages that only must not be listed are left open:
 * a search engine has to read them to see that they say so.
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

/** The text of `/robots.txt`. */
export function robotsTxt(origin: string): string {
  return ['User-agent: *', ...disallowedPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
