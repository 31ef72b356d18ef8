/** Who may ask: whoever has the application id and the key that the preferences give to every page (PREFS-004). */
import { timingSafeEqual } from 'node:crypto';
import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { Fault } from '../platform/http/fault.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { loadPreferences, preferencesKey } from '../preferences/store.ts';

interface Asking {
  headers: Headers;
  /** Of the address. */
  query: Readonly<Record<string, unknown>>;
}

/** A credential, as a header or as a parameter of the address; its name in any case. */
function given({ headers, query }: Asking, name: string): string {
  const parameter = Object.entries(query).find(([key]) => key.toLowerCase() === name)?.[1];
  return headers.get(name) ?? (typeof parameter === 'string' ? parameter : '');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The preferences, for whoever has the right credentials; while none are kept, nobody has. Throws `ForbiddenException`. */
export async function admitted(queryable: Queryable, cache: InvalidatingCache | undefined, asking: Asking): Promise<Preferences> {
  const preferences = await cached(cache, 'preferences', [preferencesKey], () => loadPreferences(queryable));
  const { algoliaApplicationId: id, algoliaApiKey: key } = preferences;
  const isOurs = isSame(given(asking, 'x-algolia-application-id'), id) && isSame(given(asking, 'x-algolia-api-key'), key);
  if (id === '' || key === '' || !isOurs) throw new Fault('ForbiddenException', 'Invalid Application-ID or API key');
  return preferences;
}
