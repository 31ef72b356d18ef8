import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { readStored, writeStored } from '../../platform/session/index.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';

const storageKey = 'outfitter.cookie-notice';
/** Hash of a link that shows the notice again on any page, so that shoppers can withdraw their consent. */
const noticeHash = '#cookies';

const load = () => import('./cookie-notice-content.tsx');

/**
 * Shows the notice until the shopper chooses, unless a consent tool is configured (SHELL-034). It is at the end of the page, where it covers
 * nothing and shifts nothing.
 */
export function CookieNotice() {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  return isHydrated && (hash === noticeHash || readStored('local', storageKey) !== true) ? <LazyNotice key={hash} /> : null;
}

function LazyNotice() {
  const [isClosed, setClosed] = useState(false);
  const { Component: Notice } = useLazyComponent(load, 'idle');
  const onDone = () => {
    writeStored('local', storageKey, true);
    setClosed(true);
  };
  return Notice && !isClosed ? <Notice onDone={onDone} /> : null;
}
