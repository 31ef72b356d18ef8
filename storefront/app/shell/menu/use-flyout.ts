import { useCallback, useEffect, useRef, useState } from 'react';

interface FlyoutTarget {
  id: string | undefined;
  delay: number;
}

/**
 * Tracks which of several flyouts is open. A pointer opens and closes with a delay (`schedule`), keyboard and touch at once (`show`). A
 * flyout closed by Escape stays closed until the pointer has left it.
 */
export function useFlyout({ onEscape }: { onEscape?(closedId: string): void } = {}) {
  const [openId, setOpenId] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<FlyoutTarget>(undefined);
  const dismissed = useRef<string>(undefined);

  const show = useCallback((id: string | undefined) => {
    clearTimeout(timer.current);
    pending.current = undefined;
    setOpenId(id);
  }, []);
  const schedule = useCallback(
    (next: FlyoutTarget | undefined, { restarts = false } = {}) => {
      if (next?.id !== dismissed.current) dismissed.current = undefined;
      if (!next || (next.id !== undefined && next.id === dismissed.current)) {
        clearTimeout(timer.current);
        pending.current = undefined;
        return;
      }
      const isScheduled = pending.current !== undefined && pending.current.id === next.id && pending.current.delay === next.delay;
      if (isScheduled && !restarts) return;
      clearTimeout(timer.current);
      pending.current = next;
      timer.current = setTimeout(() => show(next.id), next.delay);
    },
    [show],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const onEscapeLatest = useRef(onEscape);
  useEffect(() => {
    onEscapeLatest.current = onEscape;
  });
  useEffect(() => {
    if (openId === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dismissed.current = openId;
      onEscapeLatest.current?.(openId);
      show(undefined);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [openId, show]);
  return { openId, show, schedule };
}
