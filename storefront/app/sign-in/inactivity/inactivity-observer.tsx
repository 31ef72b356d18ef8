import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '../../platform/shop/shop.ts';
import { inactivityCheckInterval, isInactive, recordActivity } from './inactivity-watch.ts';

const signOutLazily = async () => (await import('../sign-out/sign-out.ts')).signOut({ forgetsUser: false });

let isSigningOut = false;

/** Signs the customer out after the limit. Returns whether it was exceeded. If the call fails, the next check tries again. */
function signOutIfInactive(limit: number): boolean {
  if (!isInactive(limit)) return false;
  if (isSigningOut) return true;
  isSigningOut = true;
  void signOutLazily()
    .catch(() => {})
    .finally(() => {
      isSigningOut = false;
    });
  return true;
}

/** Records that a page that was open before is used, unless that is too late: after hours, the visitor may be another person. */
function recordVisit(limit: number): void {
  if (!signOutIfInactive(limit)) recordActivity();
}

/**
 * Signs out an inactive customer. Opening the shop anew is an activity, because a customer who chose to stay signed in comes back after days,
 * and any other session ends with the browser. Typed input stays: forms of pages for guests do not change, and all others store it
 * (`useStoredDraft`).
 */
export default function InactivityObserver() {
  const { pathname, search } = useLocation();
  const limit = useShop().preferences.inactivityMinutes * 60_000;
  const isOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is an activity
  useEffect(() => {
    if (isOpened.current) recordVisit(limit);
    else recordActivity();
    isOpened.current = true;
  }, [pathname, search, limit]);
  useEffect(() => {
    const check = () => void signOutIfInactive(limit);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) recordVisit(limit);
    };
    const timer = setInterval(check, inactivityCheckInterval);
    // The timer stands still while the device sleeps and while the page is in the back/forward cache.
    document.addEventListener('visibilitychange', check);
    addEventListener('pageshow', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      removeEventListener('pageshow', onShow);
    };
  }, [limit]);
  return null;
}
