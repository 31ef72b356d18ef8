import type { pickups } from '@outfitter/commerce';
import type { Pickup } from '@outfitter/contract';

type PickupChange = Awaited<ReturnType<typeof pickups.readPickupChanges>>[number];
type Item = Pickup['items'][number];

/** Formats a time as in the store: `2026-11-27 13:30`. In UTC, and with its name, if the store is unknown. */
export function storeTime(at: Date | string, timeZone: string | undefined): string {
  // The format of Sweden is that of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone ?? 'UTC', dateStyle: 'short', timeStyle: 'short' });
  return `${format.format(new Date(at))}${timeZone === undefined ? ' UTC' : ''}`;
}

function dueTime({ state, readyBy, promisedOn, collectUntil, isLate, isPaid }: Pickup, timeZone: string | undefined): string {
  if (state === 'ready') return `until ${collectUntil ? storeTime(collectUntil, timeZone) : ''}, ${isPaid ? 'paid' : 'not paid yet'}`;
  const due = readyBy ? storeTime(readyBy, timeZone) : promisedOn;
  return due === undefined ? '' : `ready by ${due}${isLate ? ' (late)' : ''}`;
}

export function pickupLine(pickup: Pickup, timeZone: string | undefined): string {
  const { orderNo, storeId, shipmentType, state, items } = pickup;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const counted = `${units} ${units === 1 ? 'unit' : 'units'}`;
  return `${orderNo}  ${state}  store ${storeId}, ${shipmentType}, ${counted}  ${dueTime(pickup, timeZone)}`.trimEnd();
}

const arrivedStates = new Set<string>(['ready', 'collected', 'expired'] satisfies Pickup['state'][]);

function itemLine(item: Item, state: Pickup['state']): string {
  const { productId, productName, choice, quantity } = item;
  const names = { picked: 'picked', transferred: arrivedStates.has(state) ? 'transferred' : 'in transfer', shipped: 'to ship' };
  const counts = [
    [item.picked, names.picked],
    [item.transferred, names.transferred],
    [item.shipped, names.shipped],
    [item.refunded, 'refunded'],
    [item.missing, 'missing'],
  ] as const;
  const details = counts.filter(([units]) => units > 0).map(([units, name]) => `${units} ${name}`);
  return `    ${quantity} × ${productId}  ${[productName, ...choice].join(', ')}${details.length > 0 ? `  (${details.join(', ')})` : ''}`;
}

export function itemLines({ items, state }: Pickup): string[] {
  return items.map((item) => itemLine(item, state));
}

/** Returns what the record of a step contains beside its states. */
function notesOf(
  { found, received, choice, itemIds, units, proof, isRejected, isUnpaid }: PickupChange['detail'],
  items: readonly Item[],
): string {
  const productOf = (itemId: string) => items.find((item) => item.itemId === itemId)?.productId ?? itemId;
  const counted = (counts: Record<string, number>) => Object.entries(counts).map(([itemId, count]) => `${count} × ${productOf(itemId)}`);
  const decided = units ? counted(units) : (itemIds ?? []).map(productOf);
  const notes = [
    ...Object.entries({ found, received }).flatMap(([what, counts]) =>
      counts && Object.keys(counts).length > 0 ? [`${what} ${counted(counts).join(', ')}`] : [],
    ),
    ...(choice ? [[choice, decided.join(', ')].filter(Boolean).join(' ')] : []),
    ...(isRejected ? [`wrong ${proof}`] : []),
    ...(isUnpaid ? ['payment declined'] : []),
  ];
  return notes.map((note) => `, ${note}`).join('');
}

export function changeLine(
  { changedAt, changedBy, action, stateBefore, stateAfter, detail }: PickupChange,
  items: readonly Item[],
  timeZone: string | undefined,
): string {
  return `    ${storeTime(changedAt, timeZone)}  ${changedBy}: ${action}, ${stateBefore} → ${stateAfter}${notesOf(detail, items)}`;
}
