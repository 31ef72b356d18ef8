import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { loadPreferences } from './preference-store.ts';
import { hiddenPreferences, type PreferenceKey, type Preferences } from './preferences.ts';

type PublicPreferences = Omit<Preferences, (typeof hiddenPreferences)[number]>;

function withoutHidden(preferences: Preferences): PublicPreferences {
  const hidden: readonly string[] = hiddenPreferences;
  return Object.fromEntries(Object.entries(preferences).filter(([key]) => !hidden.includes(key))) as PublicPreferences;
}

export async function readPublicPreferences(
  { database, settings }: Pick<CommerceDependencies, 'database' | 'settings'>,
  onUnreadable: (key: PreferenceKey, value: unknown) => void,
) {
  return {
    ...withoutHidden(await loadPreferences(database.db, onUnreadable)),
    demoShop: settings.isDemo,
    brand: settings.brand,
    currencies: [...settings.currencies],
    defaultCurrency: settings.defaultCurrency,
    countries: [...settings.countries],
  };
}
