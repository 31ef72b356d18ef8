import type { MutationObserver } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onIdle } from './on-idle.ts';

export interface LazyMutation<Variables> {
  status: 'idle' | 'pending' | 'success' | 'error';
  error: unknown;
  mutate(variables: Variables): void;
  reset(): void;
}

const idle = { status: 'idle', error: null } as const;

/**
 * `useMutation` for pages that need TanStack Query for nothing else: `load` imports it when the browser is idle, or at the first `mutate`.
 * A failed import is the error of the mutation, and the next `mutate` imports again. Define `load` outside of the component.
 */
export function useLazyMutation<Variables>(load: () => Promise<MutationObserver<unknown, Error, Variables>>): LazyMutation<Variables> {
  const [{ status, error }, setState] = useState<Pick<LazyMutation<Variables>, 'status' | 'error'>>(idle);
  const observer = useRef<MutationObserver<unknown, Error, Variables>>(undefined);
  const unsubscribe = useRef<() => void>(undefined);

  const getObserver = useCallback(async () => {
    const loaded = observer.current ?? (await load());
    observer.current = loaded;
    unsubscribe.current ??= loaded.subscribe((result) => setState({ status: result.status, error: result.error }));
    return loaded;
  }, [load]);

  useEffect(() => {
    // If the import fails here, `mutate` tries it again and reports the error.
    const cancel = onIdle(() => void load().catch(() => {}));
    return () => {
      cancel();
      unsubscribe.current?.();
      unsubscribe.current = undefined;
    };
  }, [load]);

  const mutate = useCallback(
    (variables: Variables) => {
      setState({ status: 'pending', error: null });
      getObserver()
        .then((loaded) => loaded.mutate(variables))
        .catch((mutationError: unknown) => setState({ status: 'error', error: mutationError }));
    },
    [getObserver],
  );
  const reset = useCallback(() => {
    observer.current?.reset();
    setState(idle);
  }, []);
  return { status, error, mutate, reset };
}
