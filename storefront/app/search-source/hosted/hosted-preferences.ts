/** How the hosted search is reached, as the merchant's preferences say (PREFS-003, PREFS-004). Pure. */
import type { SitePreferences } from '@outfitter/contract/client';

export type HostedPreferences = Pick<
  SitePreferences,
  'algoliaEnabled' | 'algoliaApplicationId' | 'algoliaApiKey' | 'algoliaProductIndex' | 'algoliaSuggestionIndex' | 'algoliaHosts'
>;

/** Whether results come from there: it is on, and everything that is needed to ask has been given. */
export function isHostedSearchEnabled({
  algoliaEnabled,
  algoliaApplicationId,
  algoliaApiKey,
  algoliaProductIndex,
}: HostedPreferences): boolean {
  return algoliaEnabled && algoliaApplicationId !== '' && algoliaApiKey !== '' && algoliaProductIndex !== '';
}

/** An application id as a part of the name of a host. */
const hostNamePart = /^[A-Za-z0-9-]{1,63}$/;

/** Where pages send their queries: the origins that are named, or the hosted service's own for the application; none while it is off. */
export function hostedOrigins(preferences: HostedPreferences): string[] {
  const { algoliaApplicationId: id, algoliaHosts } = preferences;
  if (!isHostedSearchEnabled(preferences)) return [];
  if (algoliaHosts.length > 0) return [...algoliaHosts];
  if (!hostNamePart.test(id)) return [];
  const spare = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...spare].map((origin) => origin.toLowerCase());
}
