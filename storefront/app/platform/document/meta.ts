import { availableLocales, hreflangAlternates, localizePath, type SiteLocales } from '@outfitter/contract/client';
import type { MetaDescriptor } from 'react-router';
import { type ImageSource, imageUrl } from '../../ui/media/image-url.ts';

export interface PageHead {
  title?: string | undefined;
  description?: string | undefined;
  canonical?: string | undefined;
  noindex?: boolean;
  translations?: readonly string[] | undefined;
  image?: ImageSource | undefined;
  /** schema.org objects for JSON-LD (SHELL-041). */
  structuredData?: readonly object[];
}

export interface Site {
  brand: string;
  origin: string;
  languages?: SiteLocales & { locale: string };
}

export function absoluteUrl(path: string, { origin, languages }: Pick<Site, 'origin' | 'languages'>): string {
  return `${origin}${languages ? localizePath(languages.locale, path, languages) : path}`;
}

/** Returns the URL of the page in the default language if the page is not translated. */
function canonicalUrl(path: string, { translations }: PageHead, site: Site): string {
  const { origin, languages } = site;
  const isTranslated = !languages || availableLocales(translations, languages).includes(languages.locale);
  return isTranslated ? absoluteUrl(path, site) : `${origin}${path}`;
}

function alternateTags(path: string, { translations }: PageHead, { origin, languages }: Site): MetaDescriptor[] {
  if (!languages) return [];
  const alternates = hreflangAlternates(path, availableLocales(translations, languages), languages);
  return alternates.map(({ hreflang, path }) => ({ tagName: 'link', rel: 'alternate', hrefLang: hreflang, href: `${origin}${path}` }));
}

/** Returns "{page title} | {brand}", or only the brand (SHELL-039). */
export function pageTitle(title: string | undefined, brand: string): string {
  return title ? `${title} | ${brand}` : brand;
}

/** Returns the meta tags of a page. With `noindex` (SHELL-040) social and structured data are omitted. */
export function metaTags(head: PageHead, site: Site): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [{ title: pageTitle(head.title, site.brand) }];
  if (head.description) tags.push({ name: 'description', content: head.description });
  if (head.canonical) tags.push({ tagName: 'link', rel: 'canonical', href: canonicalUrl(head.canonical, head, site) });
  if (head.noindex) tags.push({ name: 'robots', content: 'noindex' });
  if (head.noindex) return tags;
  if (head.canonical) tags.push(...alternateTags(head.canonical, head, site), ...openGraphTags(head.canonical, head, site));
  // Crawlers read the server's HTML, so the browser does not need this code.
  if (import.meta.env.SSR) tags.push(...structuredDataTags(head));
  return tags;
}

const shareImageWidth = 1000;

function openGraphTags(path: string, head: PageHead, site: Site): MetaDescriptor[] {
  const { title = site.brand, description, image } = head;
  const properties: [string, string | undefined][] = [
    ['site_name', site.brand],
    ['type', 'website'],
    ['title', title],
    ['description', description],
    ['url', canonicalUrl(path, head, site)],
    ['image', image && site.origin + imageUrl(image, shareImageWidth)],
    ['image:alt', image?.alt],
  ];
  const tags = properties.flatMap(([name, content]) => (content ? { property: `og:${name}`, content } : []));
  return [...tags, { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }];
}

function structuredDataTags({ structuredData = [] }: PageHead): MetaDescriptor[] {
  return structuredData.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } }));
}

interface RootMatch {
  id: string;
  loaderData?: unknown;
}

export function siteFromMatches(matches: readonly (RootMatch | undefined)[]): Site {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | ({ preferences?: { brand: string }; siteOrigin?: string; locale?: string } & Partial<SiteLocales>)
    | undefined;
  const { locale, locales = [], localeFrom = 'path' } = root ?? {};
  return {
    brand: root?.preferences?.brand ?? '',
    origin: root?.siteOrigin ?? '',
    ...(locale && locales.length > 1 ? { languages: { locale, locales, localeFrom } } : {}),
  };
}
