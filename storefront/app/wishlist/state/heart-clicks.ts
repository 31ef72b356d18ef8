/**
 * Clicks on hearts that have no response yet. They are shown at once, and stored for the tab: if the shopper leaves the page before the
 * response, the next page sends them again. Saving twice or removing twice changes nothing. This list outlives the page, which a mutation
 * cannot: an exception to docs/decisions/0032-operations-as-mutations.md.
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
/** True while the browser leaves the page and cancels its requests: their clicks stay stored for the next page. */
let isLeaving = false;

const isClick = (stored: unknown): stored is HeartClick => typeof (stored as HeartClick | null)?.product?.masterId === 'string';

function setClicks(changed: readonly HeartClick[]): void {
  clicks = changed;
  writeStored('session', storageKey, changed.length > 0 ? changed : undefined);
  for (const listener of listeners) listener();
}

export function readHeartClicks(): readonly HeartClick[] {
  return clicks;
}

/** Shows a click at once and sends it. After the response, the heart shows whether the list has the product. Throws if the call fails. */
export async function sendHeartClick(click: HeartClick): Promise<void> {
  // Clicks of the previous page are stored before this one.
  resumeHeartClicks();
  setClicks([...clicks, click]);
  try {
    const { product, isSaved, currency } = click;
    const { saveInList, removeFromList } = await import('./heart-changes.ts');
    await (isSaved ? saveInList(product, currency) : removeFromList({ product }, currency));
  } finally {
    if (!isLeaving) setClicks(clicks.filter((pending) => pending !== click));
  }
}

function readInterrupted(): HeartClick[] {
  const stored = readStored('session', storageKey);
  return Array.isArray(stored) ? stored.filter(isClick) : [];
}

/** Sends the clicks of the previous page, once per page. */
export function resumeHeartClicks(): void {
  if (hasResumed) return;
  hasResumed = true;
  // Some browsers cancel pending requests on `beforeunload`, others on `pagehide`.
  for (const event of ['beforeunload', 'pagehide']) {
    addEventListener(event, () => {
      isLeaving = true;
    });
  }
  addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false;
    // The page was in the back/forward cache, and another page has sent its clicks meanwhile.
    if (persisted) setClicks(readInterrupted());
  });
  // If a click fails again, its heart changes back.
  for (const click of readInterrupted()) sendHeartClick(click).catch(() => {});
}

export function subscribeToHeartClicks(listener: () => void): () => void {
  listeners.add(listener);
  resumeHeartClicks();
  return () => void listeners.delete(listener);
}
