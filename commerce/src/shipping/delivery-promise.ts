/** Port to the source of delivery dates: the shop's own stock and calendar, or an order-management service. */
import { arrivalDays, defaultWarehouse, type Warehouse } from './delivery-days.ts';

export interface PromiseRequest {
  at: Date;
  destination: { countryCode: string; postalCode?: string };
  methods: readonly { methodId: string; daysLeast: number; daysMost: number }[];
  /** `inStockDate` is set for backordered SKUs only. */
  lines: readonly { skuId: string; quantity: number; inStockDate?: string | 'unknown' }[];
}

/** ISO dates, local to the address; orders after `orderBefore` arrive later. */
export interface DeliveryPromise {
  from: string;
  to: string;
  orderBefore: Date;
}

export interface PromiseService {
  /** The service makes no remote call, so that it may be called while rows are locked. */
  readonly isLocal?: boolean;
  /** By method id; methods without a promise are left out. */
  promise(request: PromiseRequest): Promise<Map<string, DeliveryPromise>>;
}

/** One parcel holds all lines, so that the last line decides. */
function latestInStockDate(lines: PromiseRequest['lines']): string | undefined {
  return lines
    .flatMap(({ inStockDate }) => (inStockDate ? [inStockDate] : []))
    .sort()
    .at(-1);
}

export function createStockPromise(warehouse: Warehouse = defaultWarehouse): PromiseService {
  return {
    isLocal: true,
    promise: async ({ at, methods, lines }) => {
      if (lines.some(({ inStockDate }) => inStockDate === 'unknown')) return new Map();
      const inStockDate = latestInStockDate(lines);
      return new Map(methods.map((method) => [method.methodId, arrivalDays(at, method, warehouse, inStockDate)]));
    },
  };
}
