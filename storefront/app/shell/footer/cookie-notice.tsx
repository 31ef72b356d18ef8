import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { readStored, writeStored } from '../../platform/session/index.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';

/** Says that the notice was answered. */
const storageKey = 'outfitter.cookie-notice';
/** A link to this part of any page brings the notice back, so that the answer can be taken back. */
const noticeHash = '#cookies';

const load = () => import('./cookie-notice-content.tsx');

/**
 * Says which cookies there are, while no consent tool does (SHELL-034), until the shopper has answered it. It stands at the end of the
 * page, where it covers nothing and where nothing moves when it comes or goes; no page waits for it.
 */
export function CookieNotice() {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  return isHydrated && (hash === noticeHash || readStored('local', storageKey) !== true) ? <LazyNotice key={hash} /> : null;
}

function LazyNotice() {
  const [isAnswered, setAnswered] = useState(false);
  const { Component: Loaded } = useLazyComponent(load, 'idle');
  const onAnswered = () => {
    writeStored('local', storageKey, true);
    setAnswered(true);
  };
  return Loaded && !isAnswered ? <Loaded onDone={onAnswered} /> : null;
}
