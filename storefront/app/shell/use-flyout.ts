import { useCallback, useEffect, useRef, useState } from 'react';

interface FlyoutDelays {
  /** Milliseconds of hover before it opens, and after which it closes. */
  openAfter: number;
  closeAfter: number;
}

/**
 * Which one of several flyouts is open. Hover opens and closes after a delay, so that a pointer may cross a corner; keyboard and touch
 * act at once; Escape closes it. Category flyouts take 50 and 50 ms (SHELL-015).
 */
export function useFlyout({ openAfter, closeAfter }: FlyoutDelays) {
  const [openId, setOpenId] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((id: string | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenId(id), delay);
  }, []);
  const show = useCallback((id: string | undefined) => {
    clearTimeout(timer.current);
    setOpenId(id);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (openId === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') show(undefined);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [openId, show]);
  return {
    openId,
    show,
    showSoon: (id: string) => later(id, openAfter),
    hideSoon: () => later(undefined, closeAfter),
  };
}
