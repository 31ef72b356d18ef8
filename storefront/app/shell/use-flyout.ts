import { useCallback, useEffect, useRef, useState } from 'react';

/** A wish to have another one open, in a moment. */
interface Aim {
  id: string | undefined;
  after: number;
}

/**
 * Which one of several flyouts is open. A pointer opens and closes after a moment (`aim`); keyboard and touch act at once (`show`).
 * Escape closes it and stays master: what it closed opens again only once the pointer was elsewhere.
 */
export function useFlyout({ onEscape }: { onEscape?(closedId: string): void } = {}) {
  const [openId, setOpenId] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const aimed = useRef<Aim>(undefined);
  const refused = useRef<string>(undefined);

  const show = useCallback((id: string | undefined) => {
    clearTimeout(timer.current);
    aimed.current = undefined;
    setOpenId(id);
  }, []);
  const aim = useCallback(
    (next: Aim | undefined, { restarts = false } = {}) => {
      if (next?.id !== refused.current) refused.current = undefined;
      if (!next || (next.id !== undefined && next.id === refused.current)) {
        clearTimeout(timer.current);
        aimed.current = undefined;
        return;
      }
      const isAimed = aimed.current !== undefined && aimed.current.id === next.id && aimed.current.after === next.after;
      if (isAimed && !restarts) return;
      clearTimeout(timer.current);
      aimed.current = next;
      timer.current = setTimeout(() => show(next.id), next.after);
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
      refused.current = openId;
      onEscapeLatest.current?.(openId);
      show(undefined);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [openId, show]);
  return { openId, show, aim };
}
