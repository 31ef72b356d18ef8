import { PaymentOutcomeUnknown, type PaymentProvider, PaymentRequestRejected } from './payment-provider.ts';

type Operation = 'authorize' | 'status' | 'void' | 'capture' | 'refund' | 'verifyCard' | 'deleteCard';
/**
 * `unreachable`: the request never arrives. `lost`: the request is carried out and its response lost. `rejected`: the provider will never
 * carry it out. A promise: the request is sent once it is fulfilled.
 */
type PlannedFault = 'unreachable' | 'lost' | 'rejected' | Promise<void>;

export interface FailingProvider {
  provider: PaymentProvider;
  plan(operation: Operation, ...faults: PlannedFault[]): void;
  count(operation: Operation): number;
  clear(): void;
}

export function withPlannedFailures(provider: PaymentProvider): FailingProvider {
  const plannedFaults = new Map<Operation, PlannedFault[]>();
  const counts = new Map<Operation, number>();

  async function run<Value>(operation: Operation, call: () => Promise<Value>): Promise<Value> {
    counts.set(operation, (counts.get(operation) ?? 0) + 1);
    const fault = plannedFaults.get(operation)?.shift();
    if (fault === 'unreachable') throw new PaymentOutcomeUnknown(`planned failure: ${operation} did not arrive`);
    if (fault === 'rejected') throw new PaymentRequestRejected(`planned rejection of ${operation}`);
    if (fault instanceof Promise) await fault;
    const result = await call();
    if (fault === 'lost') throw new PaymentOutcomeUnknown(`planned failure: the response to ${operation} was lost`);
    return result;
  }

  return {
    provider: {
      id: provider.id,
      tokenize: provider.tokenize && ((number) => provider.tokenize?.(number) ?? Promise.resolve(undefined)),
      authorize: (request) => run('authorize', () => provider.authorize(request)),
      status: (key) => run('status', () => provider.status(key)),
      void: (key) => run('void', () => provider.void(key)),
      capture: (request) => run('capture', () => provider.capture(request)),
      refund: (request) => run('refund', () => provider.refund(request)),
      verifyCard: (token, securityCode) => run('verifyCard', () => provider.verifyCard(token, securityCode)),
      deleteCard: (token) => run('deleteCard', () => provider.deleteCard(token)),
    },
    plan: (operation, ...faults) => void plannedFaults.set(operation, [...(plannedFaults.get(operation) ?? []), ...faults]),
    count: (operation) => counts.get(operation) ?? 0,
    clear() {
      plannedFaults.clear();
      counts.clear();
    },
  };
}
