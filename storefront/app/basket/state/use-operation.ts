import { useCallback, useEffect, useRef, useState } from 'react';

/** Of one operation on the basket (BASKET-005). */
export type OperationStatus = 'idle' | 'pending' | 'done' | 'error';

export interface Operation<Input extends unknown[]> {
  status: OperationStatus;
  /** Why the last one failed. */
  error: unknown;
  /** Does it; answers whether it was done. Failures are told by `status` and `error`, never thrown. */
  run(...input: Input): Promise<boolean>;
  reset(): void;
}

/** The state of an operation as one component sees it. After `resetAfter` milliseconds "done" is idle again. */
export function useOperation<Input extends unknown[]>(work: (...input: Input) => Promise<unknown>, resetAfter?: number): Operation<Input> {
  const [state, setState] = useState<{ status: OperationStatus; error?: unknown }>({ status: 'idle' });
  const last = useRef(0);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (state.status !== 'done' || resetAfter === undefined) return;
    const timer = setTimeout(() => setState({ status: 'idle' }), resetAfter);
    return () => clearTimeout(timer);
  }, [state, resetAfter]);
  const run = useCallback(async (...input: Input) => {
    last.current += 1;
    const mine = last.current;
    setState({ status: 'pending' });
    try {
      await latest.current(...input);
      if (mine === last.current) setState({ status: 'done' });
      return true;
    } catch (error) {
      if (mine === last.current) setState({ status: 'error', error });
      return false;
    }
  }, []);
  const reset = useCallback(() => setState({ status: 'idle' }), []);
  return { status: state.status, error: state.error, run, reset };
}
