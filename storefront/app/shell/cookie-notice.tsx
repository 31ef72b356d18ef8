import { useState } from 'react';
import { useLocation } from 'react-router';
import { readStored, writeStored } from '../platform/session/index.ts';
import { useWhenIdle } from '../platform/when-idle.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Says that the notice was answered. */
const noticeKey = 'outfitter.cookie-notice';
/** A link to this part of any page brings the notice back, so that the answer can be taken back. */
const askedFor = '#cookies';

const load = () => import('./cookie-words.tsx');

/**
 * Says which cookies there are, while no consent tool does (SHELL-034), until the shopper has answered it. It stands at the end of the
 * page, where it covers nothing and where nothing moves when it comes or goes; no page waits for it.
 */
export function CookieNotice() {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  return isHydrated && (hash === askedFor || readStored('local', noticeKey) !== true) ? <LateNotice key={hash} /> : null;
}

function LateNotice() {
  const [isAnswered, setAnswered] = useState(false);
  const Loaded = useWhenIdle(load);
  const onAnswered = () => {
    writeStored('local', noticeKey, true);
    setAnswered(true);
  };
  return Loaded && !isAnswered ? <Loaded onAnswered={onAnswered} /> : null;
}
