import type { SitePreferences } from '@outfitter/contract/client';

export type HostedPreferences = Pick<
  SitePreferences,
  'algoliaEnabled' | 'algoliaApplicationId' | 'algoliaApiKey' | 'algoliaProductIndex' | 'algoliaSuggestionIndex' | 'algoliaHosts'
>;

export function isHostedSearchEnabled({
  algoliaEnabled,
  algoliaApplicationId,
  algoliaApiKey,
  algoliaProductIndex,
}: HostedPreferences): boolean {
  return algoliaEnabled && algoliaApplicationId !== '' && algoliaApiKey !== '' && algoliaProductIndex !== '';
}

const hostNamePart = /^[A-Za-z0-9-]{1,63}$/;

/**
 * Returns the origins that receive queries: the configured ones, or the service's hosts for the application id. Returns an empty array if
 * hosted search is disabled.
 */
export function hostedOrigins(preferences: HostedPreferences): string[] {
  const { algoliaApplicationId: id, algoliaHosts } = preferences;
  if (!isHostedSearchEnabled(preferences)) return [];
  if (algoliaHosts.length > 0) return [...algoliaHosts];
  if (!hostNamePart.test(id)) return [];
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...fallbacks].map((origin) => origin.toLowerCase());
}
