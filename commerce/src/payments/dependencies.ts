import type { CommerceDependencies } from '../platform/dependencies.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProcessor } from './sandbox-processor.ts';

declare module '../platform/dependencies.ts' {
  interface CommerceDependencies {
    /** Who moves the money; the sandbox processor while the shop is a demo. */
    payments?: PaymentProvider;
  }
}

/** The payment provider in use. A shop that is no demo must name one: it never falls back to play money. */
export function paymentsOf(deps: CommerceDependencies): PaymentProvider {
  if (deps.payments) return deps.payments;
  if (!deps.settings.isDemo) throw new Error('a shop that is no demo needs a payment provider. Mend: configure one');
  return createSandboxProcessor({ db: deps.database.db, clock: deps.clock, siteOrigin: deps.settings.siteOrigin });
}
