/**
 * Clicks on hearts that have no response yet. They are shown at once, and stored for the tab: a page that is left before the response
 * cannot finish them, so the next one sends them again. Saving twice or removing twice changes nothing.
 */
import type { Currency } from '@outfitter/contract/client';
import { readStored, writeStored } from '../../platform/session/index.ts';
import type { SavedProduct } from './saved-product.ts';

export interface HeartClick {
  product: SavedProduct;
  isSaved: boolean;
  currency: Currency;
}

const storageKey = 'outfitter.heart-clicks';
const listeners = new Set<() => void>();
let clicks: readonly HeartClick[] = [];
let hasResumed = false;

const isClick = (stored: unknown): stored is HeartClick => typeof (stored as HeartClick | null)?.product?.masterId === 'string';

function setClicks(changed: readonly HeartClick[]): void {
  clicks = changed;
  writeStored('session', storageKey, changed.length > 0 ? changed : undefined);
  for (const listener of listeners) listener();
}

export function readHeartClicks(): readonly HeartClick[] {
  return clicks;
}

/** Shows a click and sends it. Once it is sent or has failed, the stored list is shown; a failure is thrown. */
export async function sendHeartClick(click: HeartClick): Promise<void> {
  setClicks([...clicks, click]);
  try {
    const { product, isSaved, currency } = click;
    const { saveInList, removeFromList } = await import('./heart-changes.ts');
    await (isSaved ? saveInList(product, currency) : removeFromList({ product }, currency));
  } finally {
    setClicks(clicks.filter((pending) => pending !== click));
  }
}

/** Sends the clicks of the page before, once per page. */
function resumeClicks(): void {
  if (hasResumed) return;
  hasResumed = true;
  const interrupted = readStored('session', storageKey);
  if (!Array.isArray(interrupted)) return;
  // One that fails again shows in its heart, which changes back.
  for (const click of interrupted.filter(isClick)) sendHeartClick(click).catch(() => {});
}

export function subscribeToHeartClicks(listener: () => void): () => void {
  listeners.add(listener);
  resumeClicks();
  return () => void listeners.delete(listener);
}
