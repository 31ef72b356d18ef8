import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells a screen reader that another page is there, and moves the focus to it, or to the part of it that the address names; a changed
 * query is no other page.
 */
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
    <p className="sr-only" role="status" aria-live="polite">
      {title}
    </p>
  );
}

/** An address may carry an escape that is none. */
function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
