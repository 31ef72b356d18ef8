/** The number of the order that this tab placed last, so that its confirmation survives a reload. */
import { CallError } from '@outfitter/contract/client';
import { readStored, writeStored } from '../../platform/session/index.ts';

const storageKey = 'outfitter.order';

export function readPlacedOrder(): string | undefined {
  const kept = readStored('session', storageKey);
  return typeof kept === 'string' ? kept : undefined;
}

export function storePlacedOrder(orderNo: string): void {
  writeStored('session', storageKey, orderNo);
}

/** The order that a refusal names: the basket became it before the change came, paid at the bank in another tab as a rule. */
export function placedOrderInError(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.type !== 'OrderPlacedException') return undefined;
  const { orderNo } = error.arguments;
  return typeof orderNo === 'string' ? orderNo : undefined;
}
