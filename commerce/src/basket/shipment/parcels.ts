/**
 * Splits the items of a basket into two parcels if some of them are backordered, so that those in stock need not wait. Shipping is charged
 * once; see docs/decisions/0058-backorder-parcels.md.
 */
import type { DeliveryPromise, PromiseRequest, PromiseService } from '../../shipping/delivery-promise.ts';

type PromiseLine = PromiseRequest['lines'][number];

export interface ShippedLine extends PromiseLine {
  id: string;
}

export interface Parcel {
  lineIds: string[];
  isBackordered: boolean;
  /** Delivery promise; undefined if the service knows no date. */
  promise: DeliveryPromise | undefined;
}

/** Parcels of a basket with both kinds of items: the actual ones, or those that would be possible. */
export interface Parcels {
  available: Parcel;
  backordered: Parcel;
}

export interface Delivery {
  /** Lines of which fewer units than needed are in stock. */
  backorderedIds: ReadonlySet<string>;
  /** Dates by method id: of everything, or of the items in stock if they are shipped first. */
  promises: Map<string, DeliveryPromise>;
  /** True if these dates are those of backordered items. */
  isWaiting: boolean;
  /** Parcels of a basket with items in stock and backordered items; undefined for any other basket. */
  parcels: Parcels | undefined;
}

interface DeliveryRequest extends Pick<PromiseRequest, 'at' | 'destination' | 'methods'> {
  lines: readonly ShippedLine[];
  methodId: string | undefined;
  /** The method by which backordered items are shipped if the others are shipped first. */
  defaultMethodId: string | undefined;
  isAvailableFirst: boolean;
}

const withoutId = ({ id: _, ...line }: ShippedLine): PromiseLine => line;

/** Asks the service for the dates of a basket: once, or three times if it holds both kinds of items. */
export async function promiseDelivery(service: PromiseService, request: DeliveryRequest): Promise<Delivery> {
  const { at, destination, methods, lines, methodId, defaultMethodId, isAvailableFirst } = request;
  const promisesOf = (parcel: readonly ShippedLine[]) => service.promise({ at, destination, methods, lines: parcel.map(withoutId) });
  const available = lines.filter(({ inStockDate }) => inStockDate === undefined);
  const backordered = lines.filter(({ inStockDate }) => inStockDate !== undefined);
  const idsOf = (parcel: readonly ShippedLine[]) => parcel.map(({ id }) => id);
  const backorderedIds = new Set(idsOf(backordered));
  if (available.length === 0 || backordered.length === 0) {
    return { backorderedIds, promises: await promisesOf(lines), isWaiting: backordered.length > 0, parcels: undefined };
  }
  const [ofAvailable, ofBackordered] = [await promisesOf(available), await promisesOf(backordered)];
  return {
    backorderedIds,
    promises: isAvailableFirst ? ofAvailable : await promisesOf(lines),
    isWaiting: !isAvailableFirst,
    parcels: {
      available: { lineIds: idsOf(available), isBackordered: false, promise: ofAvailable.get(methodId ?? '') },
      backordered: { lineIds: idsOf(backordered), isBackordered: true, promise: ofBackordered.get(defaultMethodId ?? '') },
    },
  };
}
