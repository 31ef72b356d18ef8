/** A payment provider that fails as a test plans, around the sandbox processor of an application under test. */

import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type FaultPlan, withFaultPlan } from '../payments/fault-plan.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { createSandboxProcessor } from '../payments/sandbox-processor.ts';

export interface PlannedPayments {
  /** For the application's dependencies; asked only once `wrap` has run. */
  provider: PaymentProvider;
  /** Puts the plan around the processor of an application that has started. */
  wrap(deps: CommerceDependencies): void;
  readonly plan: FaultPlan;
}

export function plannedPayments(): PlannedPayments {
  let wrapped: FaultPlan | undefined;
  const plan = (): FaultPlan => {
    if (!wrapped) throw new Error('the plan is there once the application has started');
    return wrapped;
  };
  return {
    provider: {
      id: 'sandbox',
      trade: async (number) => plan().provider.trade?.(number),
      authorise: (request) => plan().provider.authorise(request),
      status: (key) => plan().provider.status(key),
      void: (key) => plan().provider.void(key),
      capture: (request) => plan().provider.capture(request),
      refund: (request) => plan().provider.refund(request),
    },
    wrap({ database: { db }, clock, settings: { siteOrigin } }) {
      wrapped = withFaultPlan(createSandboxProcessor({ db, clock, siteOrigin }));
    },
    get plan() {
      return plan();
    },
  };
}
