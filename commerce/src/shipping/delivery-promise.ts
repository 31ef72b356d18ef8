/** Port to the source of delivery dates: the shop's own stock and calendar, or an order-management service. */
import { carrierZone, transitDays } from './calendar/carrier-zones.ts';
import { deliveryCalendar } from './calendar/delivery-calendar.ts';
import { arrivalDays, type Warehouse } from './delivery-days.ts';
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
  /** Day on which the parcel leaves the warehouse, if the service states it. */
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

/** Returns the date of the last line to be in stock, because one parcel holds all lines. */
function latestInStockDate(lines: PromiseRequest['lines']): string | undefined {
  return lines
    .flatMap(({ inStockDate }) => (inStockDate ? [inStockDate] : []))
    .sort()
    .at(-1);
}

const laterDay = (one: string, other: string) => (one < other ? other : one);

/** Delays slower methods, so that none is promised before a faster one, whatever the weekends of their carriers. */
function neverBeforeFaster(
  methods: PromiseRequest['methods'],
  promised: ReadonlyMap<string, DeliveryPromise>,
): Map<string, DeliveryPromise> {
  const result = new Map(promised);
  let [from, to] = ['', ''];
  for (const { methodId } of [...methods].sort((a, b) => a.daysMost - b.daysMost || a.daysLeast - b.daysLeast)) {
    const promise = promised.get(methodId);
    if (!promise) continue;
    from = laterDay(from, promise.from);
    to = laterDay(to, promise.to);
    const { holiday, ...dates } = promise;
    result.set(methodId, { ...dates, from, to, ...(holiday && to === promise.to ? { holiday } : {}) });
  }
  return result;
}

function promiseMethod(
  { at, destination, lines }: PromiseRequest,
  method: PromiseRequest['methods'][number],
  warehouse: Warehouse,
): DeliveryPromise {
  const inStockDate = latestInStockDate(lines);
  const zone = destination.postalCode === undefined ? undefined : carrierZone(warehouse.postalCode, destination.postalCode);
  const transit = transitDays(method, zone);
  const calendar = deliveryCalendar(warehouse.countryCode, destination.countryCode, method.methodId);
  const holiday = inStockDate ? undefined : holidayDeadline(at, transit.daysMost, warehouse, calendar);
  return { ...arrivalDays(at, transit, warehouse, { inStockDate, calendar }), ...(holiday ? { holiday } : {}) };
}

export function createStockPromise(warehouse: Warehouse): PromiseService {
  return {
    isLocal: true,
    promise: async (request) => {
      const { methods, lines } = request;
      if (lines.some(({ inStockDate }) => inStockDate === 'unknown')) return new Map();
      return neverBeforeFaster(methods, new Map(methods.map((method) => [method.methodId, promiseMethod(request, method, warehouse)])));
    },
  };
}
