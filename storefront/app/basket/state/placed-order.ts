/** The number of this tab's last order, so that its confirmation survives a reload. */
import { CallError } from '@outfitter/contract/client';
import { readStored, writeStored } from '../../platform/session/index.ts';

const storageKey = 'outfitter.order';

export function readPlacedOrder(): string | undefined {
  const stored = readStored('session', storageKey);
  return typeof stored === 'string' ? stored : undefined;
}

export function storePlacedOrder(orderNo: string | undefined): void {
  writeStored('session', storageKey, orderNo);
}

/** Returns the order number in the error of a change to a basket that has become an order, usually paid in another tab. */
export function placedOrderInError(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.type !== 'OrderPlacedException') return undefined;
  const { orderNo } = error.arguments;
  return typeof orderNo === 'string' ? orderNo : undefined;
}
