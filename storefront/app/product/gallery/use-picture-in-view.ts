import { type RefObject, useEffect, useState } from 'react';
import { pictureInView } from './step.ts';

/** Which child of a row that scrolls sideways is in view, and a way to bring another one. */
export function usePictureInView(row: RefObject<HTMLElement | null>, first = 0): [at: number, bring: (at: number) => void] {
  const [at, setAt] = useState(first);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const starts = [...element.children].map((child) => (child as HTMLElement).offsetLeft);
      setAt(
        pictureInView(
          starts.map((start) => start - (starts[0] ?? 0)),
          element.scrollLeft,
        ),
      );
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [row]);
  const bring = (wanted: number) => {
    const element = row.current;
    const start = (child: Element | undefined) => (child as HTMLElement | undefined)?.offsetLeft ?? 0;
    // Motion is the style sheet's: none where the shopper has asked for none.
    element?.scrollTo({ left: start(element.children[wanted]) - start(element.children[0]) });
  };
  return [at, bring];
}
