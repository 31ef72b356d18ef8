/**
 * Which site of which organization the browser's calls go to (CONST-001). The server's settings say it, so one build serves any site; it
 * travels as marks on the page's root, where code outside of components can read it.
 */
export interface SiteIdentity {
  siteId: string;
  organizationId: string;
}

/** The attributes of the root element by which a page says whose it is; none where the page failed before it knew. */
export function siteDataAttributes(site: SiteIdentity | undefined): Record<`data-${string}`, string> {
  return site ? { 'data-site-id': site.siteId, 'data-organization-id': site.organizationId } : {};
}

/** What the marks say. */
export function readSiteIdentity({ siteId, organizationId }: Readonly<Record<string, string | undefined>>): SiteIdentity {
  if (!siteId || !organizationId) throw new Error('The page does not say which site it belongs to');
  return { siteId, organizationId };
}
