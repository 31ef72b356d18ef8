/** What a page says of itself in its head. */

import { availableLocales, hreflangAlternates, localizePath, type SiteLocales } from '@outfitter/contract/client';
import type { MetaDescriptor } from 'react-router';
import { type ImageSource, imageUrl } from '../../ui/media/image-url.ts';

export interface PageHead {
  title?: string | undefined;
  description?: string | undefined;
  /** Path and query of the one address that search engines should keep. */
  canonical?: string | undefined;
  noindex?: boolean;
  /** The locales that what is no message was translated to; absent where all is messages. */
  translations?: readonly string[] | undefined;
  /** What stands for the page where somebody shares it. */
  image?: ImageSource | undefined;
  /** What the page is about, as schema.org has it; written as JSON-LD (SHELL-041). */
  structuredData?: readonly object[];
}

export interface Site {
  brand: string;
  origin: string;
  /** The page's language and those on offer; absent where there is one alone. */
  languages?: SiteLocales & { locale: string };
}

/** The whole address of a page of the shop, in this page's language. */
export function absoluteUrl(path: string, { origin, languages }: Pick<Site, 'origin' | 'languages'>): string {
  return `${origin}${languages ? localizePath(languages.locale, path, languages) : path}`;
}

/** The one address of this page: in its language, or in the default one where the page has no translation. */
function canonicalUrl(path: string, { translations }: PageHead, site: Site): string {
  const { origin, languages } = site;
  const isTranslated = !languages || availableLocales(translations, languages).includes(languages.locale);
  return isTranslated ? absoluteUrl(path, site) : `${origin}${path}`;
}

/** The versions of this page in other languages, for search engines. */
function alternateTags(path: string, { translations }: PageHead, { origin, languages }: Site): MetaDescriptor[] {
  if (!languages) return [];
  const alternates = hreflangAlternates(path, availableLocales(translations, languages), languages);
  return alternates.map(({ hreflang, path }) => ({ tagName: 'link', rel: 'alternate', hrefLang: hreflang, href: `${origin}${path}` }));
}

/** '{page title} | {brand}', and only the brand when no page title is given (SHELL-039). */
export function pageTitle(title: string | undefined, brand: string): string {
  return title ? `${title} | ${brand}` : brand;
}

/** The head's tags: title, description, canonical address, and `noindex` where asked (SHELL-040). */
export function metaTags(head: PageHead, site: Site): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [{ title: pageTitle(head.title, site.brand) }];
  if (head.description) tags.push({ name: 'description', content: head.description });
  if (head.canonical) tags.push({ tagName: 'link', rel: 'canonical', href: canonicalUrl(head.canonical, head, site) });
  if (head.noindex) tags.push({ name: 'robots', content: 'noindex' });
  if (head.noindex) return tags;
  if (head.canonical) tags.push(...alternateTags(head.canonical, head, site), ...openGraphTags(head.canonical, head, site));
  // Machines that read it ask the server and run no script: in the browser it would be code without a reader.
  if (import.meta.env.SSR) tags.push(...structuredDataTags(head));
  return tags;
}

/** Pixels: the width from which networks show a picture in full. */
const shareImageWidth = 1000;

/** What a network shows where the page is shared: Open Graph, and the shape of the card. */
function openGraphTags(path: string, head: PageHead, site: Site): MetaDescriptor[] {
  const { title = site.brand, description, image } = head;
  const tags: [string, string | undefined][] = [
    ['site_name', site.brand],
    ['type', 'website'],
    ['title', title],
    ['description', description],
    ['url', canonicalUrl(path, head, site)],
    ['image', image && site.origin + imageUrl(image, shareImageWidth)],
    ['image:alt', image?.alt],
  ];
  const written = tags.flatMap(([name, content]) => (content ? { property: `og:${name}`, content } : []));
  return [...written, { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }];
}

function structuredDataTags({ structuredData = [] }: PageHead): MetaDescriptor[] {
  return structuredData.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } }));
}

interface RootMatch {
  id: string;
  loaderData?: unknown;
}

/** The brand and the origin, from the root's data; the brand is empty while the root itself has failed. */
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
