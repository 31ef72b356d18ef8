/** The port to whoever promises dates of arrival: our own stock and calendar, or an order-management service. */
import { arrivalDays, defaultWarehouse, type Warehouse } from './delivery-days.ts';

export interface PromiseRequest {
  at: Date;
  destination: { countryCode: string; postalCode?: string };
  methods: readonly { methodId: string; daysLeast: number; daysMost: number }[];
  /** `waitsFor` is the day on which a backordered SKU is expected, `unknown` where nobody can say. */
  lines: readonly { skuId: string; quantity: number; waitsFor?: string | 'unknown' }[];
}

/** ISO dates, local to the address; `orderBefore` is the moment after which the dates move. */
export interface DeliveryPromise {
  from: string;
  to: string;
  orderBefore: Date;
}

export interface PromiseService {
  /** It answers from memory, so that it may be asked while rows are locked. */
  readonly isLocal?: boolean;
  /** By method id; a method that nothing can be promised for is left out. */
  promise(request: PromiseRequest): Promise<Map<string, DeliveryPromise>>;
}

/** Everything travels together, so the last line to be there sets the day. */
function latestInStockDate(lines: PromiseRequest['lines']): string | undefined {
  return lines
    .flatMap(({ waitsFor }) => (waitsFor ? [waitsFor] : []))
    .sort()
    .at(-1);
}

/** Promises from our own stock, by the warehouse's calendar. */
export function createStockPromise(warehouse: Warehouse = defaultWarehouse): PromiseService {
  return {
    isLocal: true,
    promise: async ({ at, methods, lines }) => {
      if (lines.some(({ waitsFor }) => waitsFor === 'unknown')) return new Map();
      const waitsFor = latestInStockDate(lines);
      return new Map(methods.map((method) => [method.methodId, arrivalDays(at, method, warehouse, waitsFor)]));
    },
  };
}
