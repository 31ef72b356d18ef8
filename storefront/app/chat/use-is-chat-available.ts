import { isChatAvailable } from '@outfitter/contract/client';
import { useSyncExternalStore } from 'react';
import { useShop } from '../platform/shop/shop.ts';

const minuteMs = 60_000;

/** Notifies at every full minute and when the visibility of the tab changes, because timers of hidden tabs are throttled. */
function subscribeToMinutes(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const scheduleNext = () => {
    timer = setTimeout(
      () => {
        notify();
        scheduleNext();
      },
      minuteMs - (Date.now() % minuteMs),
    );
  };
  scheduleNext();
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

/** Compares the opening hours with the browser's clock, because pages are cached (CHAT-001, CHAT-002). Returns false on the server. */
export function useIsChatAvailable(): boolean {
  const { preferences } = useShop();
  return useSyncExternalStore(
    subscribeToMinutes,
    () => isChatAvailable(preferences.chatHours, preferences.chatTimeZone, new Date()),
    () => false,
  );
}
