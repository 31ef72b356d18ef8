/**
 * Site and organization in the paths of API requests (CONST-001). They come from the server's settings, so that one build serves any site,
 * and are attributes of the root element, where code outside of React can read them.
 */
export interface SiteIdentity {
  siteId: string;
  organizationId: string;
}

export function siteDataAttributes(site: SiteIdentity | undefined): Record<`data-${string}`, string> {
  return site ? { 'data-site-id': site.siteId, 'data-organization-id': site.organizationId } : {};
}

export function readSiteIdentity({ siteId, organizationId }: Readonly<Record<string, string | undefined>>): SiteIdentity {
  if (!siteId || !organizationId) throw new Error('The page does not say which site it belongs to');
  return { siteId, organizationId };
}
