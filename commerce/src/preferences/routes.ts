import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createUnreadableLogger } from './log-unreadable.ts';
import { loadPreferences, preferencesKey } from './preference-store.ts';
import { hiddenPreferences, type Preferences } from './preferences.ts';

type Shown = Omit<Preferences, (typeof hiddenPreferences)[number]>;

/** What everybody may see. */
function shown(preferences: Preferences): Shown {
  const hidden: readonly string[] = hiddenPreferences;
  return Object.fromEntries(Object.entries(preferences).filter(([key]) => !hidden.includes(key))) as Shown;
}

export function routes({ database: { db }, settings, log }: CommerceDependencies): BoundRoute[] {
  const onUnreadable = createUnreadableLogger(log);
  return [
    bind(endpoints.getSitePreferences, async ({ dependsOn }) => {
      dependsOn(preferencesKey);
      return {
        success: true as const,
        ...shown(await loadPreferences(db, onUnreadable)),
        demoShop: settings.isDemo,
        brand: settings.brand,
        currencies: [...settings.currencies],
        defaultCurrency: settings.defaultCurrency,
        countries: [...settings.countries],
      };
    }),
  ];
}
