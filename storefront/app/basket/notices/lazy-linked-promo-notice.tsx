import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyOnMount } from '../../platform/lazy.tsx';
import { storeLinkedPromoCode } from '../state/linked-promo-code.ts';

const LinkedPromoNotice = lazyOnMount(() => import('./linked-promo-notice.tsx'));

/** Stores the promo code of a link, and states on the page of the link whether it was applied. */
export function LazyLinkedPromoNotice() {
  const { key } = useLocation();
  const [landingKey] = useState(key);
  const [code, setCode] = useState<string>();
  // The code is not stored when the browser is idle: a shopper may have left the page of the link by then.
  useEffect(() => setCode(storeLinkedPromoCode()), []);
  return code !== undefined && key === landingKey ? <LinkedPromoNotice code={code} /> : null;
}
