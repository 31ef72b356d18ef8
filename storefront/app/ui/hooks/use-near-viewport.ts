import { useCallback, useState } from 'react';

/** Distance from the viewport, and from the edges of a scrolling row, at which an element counts as near (LIST-009). */
const margin = '150px';
/** Sideways only: Chromium adds it to the margin of the viewport, which scrolls down, so that images would load at twice the distance. */
const rowMargin = `0px ${margin}`;

const callbacks = new WeakMap<Element, () => void>();
let sharedObserver: IntersectionObserver | undefined;

function getObserver(): IntersectionObserver {
  const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: rowMargin };
  // Tests of several files share this module, and some replace the class.
  if (!(sharedObserver instanceof IntersectionObserver)) {
    sharedObserver = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
    }, options);
  }
  return sharedObserver;
}

/** Returns a ref, and whether its element has been near the viewport since it mounted. On the server this is false. */
export function useNearViewport(): [ref: (element: Element | null) => (() => void) | undefined, isNear: boolean] {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = getObserver();
    callbacks.set(element, () => {
      observer.unobserve(element);
      setNear(true);
    });
    observer.observe(element);
    return () => observer.unobserve(element);
  }, []);
  return [ref, isNear];
}
