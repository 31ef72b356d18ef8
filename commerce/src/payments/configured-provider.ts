import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProcessor } from './sandbox-processor.ts';

/** Fails at startup, rather than at the first payment, if the shop has no payment provider. */
export function assertPaymentsConfigured(deps: Pick<CommerceDependencies, 'payments' | 'settings'>): void {
  if (deps.payments || deps.settings.isDemo) return;
  throw new Error(
    'the shop is not a demo and has no payment provider. Fix: pass `payments` in the dependencies, or run the shop as a demo',
  );
}

/** Returns the payment provider; only a demo falls back to the sandbox processor. */
export function paymentProviderOf(deps: Pick<CommerceDependencies, 'payments' | 'settings' | 'database' | 'clock'>): PaymentProvider {
  if (deps.payments) return deps.payments;
  assertPaymentsConfigured(deps);
  return createSandboxProcessor({ db: deps.database.db, clock: deps.clock, siteOrigin: deps.settings.siteOrigin });
}
