import { endOfTime } from '../platform/database/column-types.ts';

export type PriceKind = 'list' | 'sale' | 'clearance';

export interface PriceEntry {
  priceBookId: string;
  kind: PriceKind;
  amountMinor: number;
  validFrom: Date;
  validTo: Date;
}

export interface ChosenPrice {
  unitMinor: number;
  listMinor: number;
  kind: PriceKind;
  priceBookId: string;
  /** The next time at which the price may change: the earliest start or end of an entry after now. */
  validUntil: Date | undefined;
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function isValid(entry: PriceEntry, at: Date): boolean {
  return entry.validFrom <= at && at < entry.validTo;
}

function nextEdge(entries: readonly PriceEntry[], at: Date): Date | undefined {
  const edges = entries.flatMap((entry) => [entry.validFrom, entry.validTo]).filter((edge) => edge > at && edge < endOfTime);
  return edges.sort((a, b) => a.getTime() - b.getTime())[0];
}

/**
 * Chooses the lowest valid price of one SKU in one currency. Sale and clearance prices apply only below the list price (LIST-016); of equal
 * amounts, clearance applies. Returns `undefined` without a valid list price: the SKU cannot be sold.
 */
export function choosePrice(entries: readonly PriceEntry[], at: Date): ChosenPrice | undefined {
  const valid = entries.filter((entry) => isValid(entry, at));
  const listPrices = valid.filter((entry) => entry.kind === 'list').sort((a, b) => a.amountMinor - b.amountMinor);
  const list = listPrices[0];
  if (!list) return undefined;
  const reducedPrices = valid
    .filter((entry) => entry.kind !== 'list' && entry.amountMinor < list.amountMinor)
    .sort((a, b) => a.amountMinor - b.amountMinor || compareText(a.kind, b.kind) || compareText(a.priceBookId, b.priceBookId))[0];
  const chosen = reducedPrices ?? list;
  return {
    unitMinor: chosen.amountMinor,
    listMinor: list.amountMinor,
    kind: chosen.kind,
    priceBookId: chosen.priceBookId,
    validUntil: nextEdge(entries, at),
  };
}
