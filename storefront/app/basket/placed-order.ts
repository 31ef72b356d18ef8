/** The number of the order that this tab placed last, so that its confirmation survives a reload. */
import { keep, readKept } from '../../platform/session/index.ts';

const storageKey = 'outfitter.order';

export function readPlacedOrder(): string | undefined {
  const kept = readKept('session', storageKey);
  return typeof kept === 'string' ? kept : undefined;
}

export function keepPlacedOrder(orderNo: string): void {
  keep('session', storageKey, orderNo);
}
