/** Port to the source of delivery dates: the shop's own stock and calendar, or an order-management service. */
import { arrivalDays, defaultWarehouse, type Warehouse } from './delivery-days.ts';
import { type HolidayDeadline, holidayDeadline } from './holiday-deadline.ts';

export interface PromiseRequest {
  at: Date;
  destination: { countryCode: string; postalCode?: string };
  methods: readonly { methodId: string; daysLeast: number; daysMost: number }[];
  /** `inStockDate` is set only for backordered SKUs. */
  lines: readonly { skuId: string; quantity: number; inStockDate?: string | 'unknown' }[];
}

/** ISO dates in the address's time zone; orders after `orderBefore` arrive later. */
export interface DeliveryPromise {
  /** The day on which the parcel leaves the warehouse, unless the service does not tell. */
  departure?: string;
  from: string;
  to: string;
  orderBefore: Date;
  /** The deadline of the next gift holiday, if nothing has to be waited for. */
  holiday?: HolidayDeadline;
}

export interface PromiseService {
  /** True if the service makes no remote call and may therefore be called while rows are locked. */
  readonly isLocal?: boolean;
  /** Returns promises by method id, without methods that have none. */
  promise(request: PromiseRequest): Promise<Map<string, DeliveryPromise>>;
}

/** One parcel holds all lines, so the last line to be in stock determines the date. */
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
      return new Map(
        methods.map((method) => {
          const holiday = inStockDate ? undefined : holidayDeadline(at, method.daysMost, warehouse);
          return [method.methodId, { ...arrivalDays(at, method, warehouse, inStockDate), ...(holiday ? { holiday } : {}) }];
        }),
      );
    },
  };
}
