import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../platform/dependencies.ts';
import { bind } from '../platform/http/bind.ts';
import type { BoundRoute } from '../platform/http/types.ts';
import { loadPreferences, preferencesKey } from './store.ts';

export function routes({ database: { db }, settings }: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.getSitePreferences, async ({ dependsOn }) => {
      const { loadedBrand: _internal, ...shown } = await loadPreferences(db);
      dependsOn(preferencesKey);
      return {
        success: true as const,
        ...shown,
        demoShop: settings.isDemo,
        brand: settings.brand,
        currencies: [...settings.currencies],
        defaultCurrency: settings.defaultCurrency,
        countries: [...settings.countries],
      };
    }),
  ];
}
