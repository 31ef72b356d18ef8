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
/** Set when the page is left: its pending requests fail before it is gone. */
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

/** Shows a click and sends it. Once it is sent or has failed, the stored list is shown, unless the page is left. Throws if it fails. */
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
  // Browsers cancel requests when the page is hidden, or already when the next one is asked for.
  for (const event of ['beforeunload', 'pagehide']) {
    addEventListener(event, () => {
      isLeaving = true;
    });
  }
  addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false;
    // Another page has meanwhile sent the clicks of this one.
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
