import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProcessor } from './sandbox-processor.ts';

/** Throws where the shop could take no payment, so that it is said at the start and not to the first shopper who pays. */
export function assertPaymentsConfigured(deps: Pick<CommerceDependencies, 'payments' | 'settings'>): void {
  if (deps.payments || deps.settings.isDemo) return;
  throw new Error('a shop that is no demo has no payment provider. Fix: give `payments` to its dependencies, or run it as a demo');
}

/** The payment provider in use. A shop that is no demo must name one: it never falls back to play money. */
export function paymentProviderOf(deps: CommerceDependencies): PaymentProvider {
  if (deps.payments) return deps.payments;
  assertPaymentsConfigured(deps);
  return createSandboxProcessor({ db: deps.database.db, clock: deps.clock, siteOrigin: deps.settings.siteOrigin });
}
