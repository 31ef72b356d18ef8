import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createUnreadableLogger } from './log-unreadable.ts';
import { preferencesKey } from './preference-store.ts';
import { readPublicPreferences } from './public-preferences.ts';

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const onUnreadable = createUnreadableLogger(deps.log);
  return [
    bind(endpoints.getSitePreferences, async ({ dependsOn }) => {
      dependsOn(preferencesKey);
      return { success: true as const, ...(await readPublicPreferences(deps, onUnreadable)) };
    }),
  ];
}
