import { PaymentOutcomeUnknown, type PaymentProvider } from './payment-provider.ts';

type Operation = 'authorize' | 'status' | 'void' | 'capture' | 'refund';
/**
 * `unreachable`: the request never arrives. `lost`: the request is carried out and its response lost. A number: milliseconds
 * of delay before the request.
 */
type PlannedFault = 'unreachable' | 'lost' | number;

export interface FailingProvider {
  provider: PaymentProvider;
  plan(operation: Operation, ...faults: PlannedFault[]): void;
  count(operation: Operation): number;
  clear(): void;
}

export function withPlannedFailures(real: PaymentProvider): FailingProvider {
  const planned = new Map<Operation, PlannedFault[]>();
  const counts = new Map<Operation, number>();

  async function run<Value>(operation: Operation, call: () => Promise<Value>): Promise<Value> {
    counts.set(operation, (counts.get(operation) ?? 0) + 1);
    const fault = planned.get(operation)?.shift();
    if (fault === 'unreachable') throw new PaymentOutcomeUnknown(`${operation} did not arrive, as planned`);
    if (typeof fault === 'number') await new Promise((done) => setTimeout(done, fault));
    const result = await call();
    if (fault === 'lost') throw new PaymentOutcomeUnknown(`the response to ${operation} was lost, as planned`);
    return result;
  }

  return {
    provider: {
      id: real.id,
      tokenize: real.tokenize && ((number) => real.tokenize?.(number) ?? Promise.resolve(undefined)),
      authorize: (request) => run('authorize', () => real.authorize(request)),
      status: (key) => run('status', () => real.status(key)),
      void: (key) => run('void', () => real.void(key)),
      capture: (request) => run('capture', () => real.capture(request)),
      refund: (request) => run('refund', () => real.refund(request)),
    },
    plan: (operation, ...faults) => void planned.set(operation, [...(planned.get(operation) ?? []), ...faults]),
    count: (operation) => counts.get(operation) ?? 0,
    clear() {
      planned.clear();
      counts.clear();
    },
  };
}
