import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import { cached } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { loadPreferences, preferencesKey } from '../preferences/preference-store.ts';
import type { Preferences } from '../preferences/preferences.ts';

export type AvailabilitySettings = Pick<Preferences, 'maoEnabled' | 'storeSafetyStock' | 'defaultPostalCode'>;

export function readAvailabilitySettings(queryable: Queryable, cache: InvalidatingCache | undefined): Promise<AvailabilitySettings> {
  return cached(cache, 'availability-settings', [preferencesKey], async () => {
    const { maoEnabled, storeSafetyStock, defaultPostalCode } = await loadPreferences(queryable);
    return { maoEnabled, storeSafetyStock, defaultPostalCode };
  });
}
