import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { withFallback } from '../platform/http/service-fallback.ts';
import { logThrottled } from '../platform/log-throttled.ts';
import type { AvailabilityPromises } from './availability-promises.ts';
import { readAvailabilitySettings } from './availability-settings.ts';
import { createBuiltInAvailability } from './built-in-availability.ts';

/** Returns the source of availability: the shop's own stock, or the order-management service while the preference `maoEnabled` is on. */
export function configuredAvailability(deps: CommerceDependencies): AvailabilityPromises {
  const own = createBuiltInAvailability(deps);
  const { orderManagement } = deps;
  if (!orderManagement) return own;
  const askService = withFallback(orderManagement.cartAtp, own.cartAtp, {
    clock: deps.clock,
    onFailure: (error) => logThrottled(deps.log, 'warn', { error }, 'the order-management service has no availability'),
  });
  return {
    async cartAtp(request, at) {
      const { maoEnabled } = await readAvailabilitySettings(deps.database.db, deps.cache);
      return maoEnabled ? askService(request, at) : own.cartAtp(request, at);
    },
  };
}
