import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { canOpenOnHover } from '../../ui/overlays/can-open-on-hover.ts';

interface FlyoutTarget {
  id: string | undefined;
  delay: number;
}

const leavingEvents = ['focusin', 'input'] as const;

interface FlyoutOptions {
  root: RefObject<HTMLElement | null>;
  onEscape?(closedId: string): void;
}

/**
 * Tracks which of several flyouts is open. A pointer opens and closes with a delay (`schedule`), keyboard and touch at once (`show`). A
 * focus or typing outside of the root closes the flyout. A flyout closed by Escape stays closed until the pointer has left it.
 */
export function useFlyout({ root, onEscape }: FlyoutOptions) {
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
      timer.current = setTimeout(() => {
        if (next.id === undefined || canOpenOnHover()) show(next.id);
        else pending.current = undefined;
      }, next.delay);
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
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) show(undefined);
    };
    document.addEventListener('keydown', onKey);
    for (const event of leavingEvents) document.addEventListener(event, onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const event of leavingEvents) document.removeEventListener(event, onLeave);
    };
  }, [openId, root, show]);
  return { openId, show, schedule };
}
