import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { storeLinkedPromoCode } from '../state/linked-promo-code.ts';

const loadNotice = () => import('./linked-promo-notice.tsx');

/** React Router's key of the location at which the document was loaded. */
const landingKey = 'default';

/** Keeps the promo code of a link, and says on the page of the link what became of it. */
export function LazyLinkedPromoNotice() {
  const isLanding = useLocation().key === landingKey;
  const [code, setCode] = useState<string>();
  useEffect(() => {
    // Not when the browser is idle: a shopper may have left the page of the link by then.
    if (isLanding) setCode(storeLinkedPromoCode());
  }, [isLanding]);
  return isLanding && code !== undefined ? <LoadedNotice code={code} /> : null;
}

function LoadedNotice({ code }: { code: string }) {
  const { Component } = useLazyComponent(loadNotice, 'mount');
  return Component ? <Component code={code} /> : null;
}
