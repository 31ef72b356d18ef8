import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Announces a new page to screen readers and focuses it, or the element in the hash. A changed query does not count as a new page. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const previousPathname = useRef(pathname);
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    setTitle(document.title);
    const target = hash ? document.getElementById(safeDecode(hash.slice(1))) : null;
    if (target && !target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
    (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  );
}

/** Decodes a hash. Returns it unchanged if it is not valid percent-encoding. */
function safeDecode(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
