import { isChatAvailable } from '@outfitter/contract/client';
import { useSyncExternalStore } from 'react';
import { useShop } from '../platform/shop/shop.ts';

const minute = 60_000;

/** Tells when a minute begins, and when the tab is looked at again: a clock that slept has missed some. */
function subscribeToMinutes(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  wait();
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/**
 * Whether somebody is at the desk now (CHAT-001, CHAT-002). Pages are kept for everyone, so the browser's clock decides, in the shop's time
 * zone; false in the server's HTML.
 */
export function useIsChatAvailable(): boolean {
  const { preferences } = useShop();
  return useSyncExternalStore(
    subscribeToMinutes,
    () => isChatAvailable(preferences.chatHours, preferences.chatTimeZone, new Date()),
    () => false,
  );
}
