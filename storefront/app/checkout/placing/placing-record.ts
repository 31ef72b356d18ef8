/**
 * The order that is being placed, kept in the tab until there is an answer: a reload, a lost connection or a second press is the same
 * order again, never another one.
 */
import { keep, readKept } from '../../platform/session/index.ts';

export interface PlacingRecord {
  basketId: string;
  /** The total that the shopper saw. */
  expectedTotal: number;
  idempotencyKey: string;
}

const storageKey = 'outfitter.placing';

export function readPlacing(): PlacingRecord | undefined {
  const kept = readKept('session', storageKey) as Partial<PlacingRecord> | undefined;
  return kept?.basketId && kept.idempotencyKey && typeof kept.expectedTotal === 'number' ? (kept as PlacingRecord) : undefined;
}

export function keepPlacing(record: PlacingRecord | undefined): void {
  keep('session', storageKey, record);
}

/** The record for a press of the button: the one under way where it is for the same basket and total, else a new one. */
export function recordFor(
  basketId: string,
  expectedTotal: number,
  underWay: PlacingRecord | undefined,
  newKey: () => string,
): PlacingRecord {
  const isSame = underWay?.basketId === basketId && underWay.expectedTotal === expectedTotal;
  return isSame ? underWay : { basketId, expectedTotal, idempotencyKey: newKey() };
}
