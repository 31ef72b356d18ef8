import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Announces a new page to screen readers and moves the focus to it, or to the element in the hash. A changed query is the same page. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    const part = hash ? document.getElementById(safeDecode(hash.slice(1))) : null;
    if (part && !part.matches('a[href], button, input, select, textarea, [tabindex]')) part.tabIndex = -1;
    (part ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  );
}

/** Returns the text unchanged if it is not valid percent-encoding. */
function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
