import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '../../platform/shop/shop.ts';
import { inactivityCheckInterval, isInactive, recordActivity } from './inactivity-watch.ts';

const signOutLazily = async () => (await import('../sign-out.ts')).signOut({ forgetsUser: false });

/**
 * Signs out an inactive customer. Typed input stays: forms of pages for guests do not change, and all others store it (`useStoredDraft`).
 */
export default function InactivityObserver() {
  const { pathname, search } = useLocation();
  const limit = useShop().preferences.inactivityMinutes * 60_000;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is an activity
  useEffect(() => recordActivity(), [pathname, search]);
  useEffect(() => {
    const timer = setInterval(() => {
      // If the call fails, the next check tries again.
      if (isInactive(limit)) void signOutLazily().catch(() => {});
    }, inactivityCheckInterval);
    return () => clearInterval(timer);
  }, [limit]);
  return null;
}
