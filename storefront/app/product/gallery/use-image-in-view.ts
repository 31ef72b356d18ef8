import { type RefObject, useEffect, useRef, useState } from 'react';
import { indexAtEnd, indexInView } from './gallery-position.ts';

export function useImageInView(
  row: RefObject<HTMLElement | null>,
  initialIndex = 0,
): [index: number, scrollToImage: (index: number) => void] {
  const [index, setIndex] = useState(initialIndex);
  const requestedIndex = useRef<number>(undefined);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      const starts = [...element.children].map((child) => (child as HTMLElement).offsetLeft);
      const nearest = indexInView(
        starts.map((start) => start - (starts[0] ?? 0)),
        element.scrollLeft,
      );
      const isAtEnd = Math.abs(element.scrollLeft) + element.clientWidth >= element.scrollWidth - 1;
      setIndex(isAtEnd ? indexAtEnd(starts.length, nearest, requestedIndex.current) : nearest);
    };
    const forgetRequestedIndex = () => {
      requestedIndex.current = undefined;
    };
    element.addEventListener('scroll', update, { passive: true });
    for (const eventType of ['pointerdown', 'wheel']) element.addEventListener(eventType, forgetRequestedIndex, { passive: true });
    return () => {
      element.removeEventListener('scroll', update);
      for (const eventType of ['pointerdown', 'wheel']) element.removeEventListener(eventType, forgetRequestedIndex);
    };
  }, [row]);
  const scrollToImage = (next: number) => {
    const element = row.current;
    if (!element) return;
    requestedIndex.current = next;
    const start = (child: Element | undefined) => (child as HTMLElement | undefined)?.offsetLeft ?? 0;
    // The style sheet decides if scrolling is animated.
    const left = start(element.children[next]) - start(element.children[0]);
    element.scrollTo({ left });
    // If the row does not need to scroll, no scroll event follows.
    const furthest = element.scrollWidth - element.clientWidth;
    if (Math.abs(Math.min(Math.abs(left), furthest) - Math.abs(element.scrollLeft)) < 1) setIndex(next);
  };
  return [index, scrollToImage];
}
