import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type FailingProvider, withPlannedFailures } from '../payments/failing-provider.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { createSandboxProcessor } from '../payments/sandbox-processor.ts';

export interface FakePayments {
  /** Pass it to the application's dependencies. It works only after `wrap` is called. */
  provider: PaymentProvider;
  wrap(deps: CommerceDependencies): void;
  readonly plan: FailingProvider;
}

export function fakePayments(): FakePayments {
  let wrapped: FailingProvider | undefined;
  const plan = (): FailingProvider => {
    if (!wrapped) throw new Error('the plan is available only after the application has started');
    return wrapped;
  };
  return {
    provider: {
      id: 'sandbox',
      tokenize: async (number) => plan().provider.tokenize?.(number),
      authorize: (request) => plan().provider.authorize(request),
      status: (key) => plan().provider.status(key),
      void: (key) => plan().provider.void(key),
      capture: (request) => plan().provider.capture(request),
      refund: (request) => plan().provider.refund(request),
      verifyCard: (token, securityCode) => plan().provider.verifyCard(token, securityCode),
      deleteCard: (token) => plan().provider.deleteCard(token),
    },
    wrap({ database: { db }, clock, settings: { siteOrigin } }) {
      wrapped = withPlannedFailures(createSandboxProcessor({ db, clock, siteOrigin }));
    },
    get plan() {
      return plan();
    },
  };
}
