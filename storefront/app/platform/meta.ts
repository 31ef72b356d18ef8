/** What a page says of itself in its head. */
import type { MetaDescriptor } from 'react-router';

export interface PageHead {
  title?: string | undefined;
  description?: string | undefined;
  /** Path and query of the one address that search engines should keep. */
  canonical?: string | undefined;
  noindex?: boolean;
}

/** '{page title} | {brand}', and only the brand when no page title is given (SHELL-039). */
export function pageTitle(title: string | undefined, brand: string): string {
  return title ? `${title} | ${brand}` : brand;
}

/** The head's tags: title, description, canonical address, and `noindex` where asked (SHELL-040). */
export function headOf(head: PageHead, site: { brand: string; origin: string }): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [{ title: pageTitle(head.title, site.brand) }];
  if (head.description) tags.push({ name: 'description', content: head.description });
  if (head.canonical) tags.push({ tagName: 'link', rel: 'canonical', href: `${site.origin}${head.canonical}` });
  if (head.noindex) tags.push({ name: 'robots', content: 'noindex' });
  return tags;
}

interface RootMatch {
  id: string;
  loaderData?: unknown;
}

/** The brand and the origin, from the root's data; the brand is empty while the root itself has failed. */
export function siteOf(matches: readonly (RootMatch | undefined)[]): { brand: string; origin: string } {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { preferences?: { brand: string }; siteOrigin?: string }
    | undefined;
  return { brand: root?.preferences?.brand ?? '', origin: root?.siteOrigin ?? '' };
}
