import { timingSafeEqual } from 'node:crypto';
import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { loadPreferences, preferencesKey } from '../preferences/preference-store.ts';
import type { Preferences } from '../preferences/preferences.ts';

interface ClientCredentials {
  headers: Headers;
  query: Readonly<Record<string, unknown>>;
}

function credentialOf({ headers, query }: ClientCredentials, name: string): string {
  const parameter = Object.entries(query).find(([key]) => key.toLowerCase() === name)?.[1];
  return headers.get(name) ?? (typeof parameter === 'string' ? parameter : '');
}

function isEqualInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Returns the preferences if the request has the application id and key that they contain. The key is public: it is part of every page
 * (PREFS-004). Rejects every request if no credentials are configured.
 */
export async function authorizeClient(
  queryable: Queryable,
  cache: InvalidatingCache | undefined,
  credentials: ClientCredentials,
): Promise<Result<Preferences, 'ForbiddenException'>> {
  const preferences = await cached(cache, 'preferences', [preferencesKey], () => loadPreferences(queryable));
  const { algoliaApplicationId: id, algoliaApiKey: key } = preferences;
  const isAuthorized =
    isEqualInConstantTime(credentialOf(credentials, 'x-algolia-application-id'), id) &&
    isEqualInConstantTime(credentialOf(credentials, 'x-algolia-api-key'), key);
  if (id === '' || key === '' || !isAuthorized) return failure('ForbiddenException', 'Invalid Application-ID or API key');
  return ok(preferences);
}
