import { isChatAvailable } from '@outfitter/contract/client';
import { useSyncExternalStore } from 'react';
import { useShop } from '../platform/shop/shop.ts';

const minute = 60_000;

/** Calls back at every full minute, and when the tab becomes visible, since timers of hidden tabs are throttled. */
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

/** CHAT-001, CHAT-002: pages are cached, so the browser's clock decides, in the shop's time zone. False in server HTML. */
export function useIsChatAvailable(): boolean {
  const { preferences } = useShop();
  return useSyncExternalStore(
    subscribeToMinutes,
    () => isChatAvailable(preferences.chatHours, preferences.chatTimeZone, new Date()),
    () => false,
  );
}
