import { type ComponentType, useCallback, useState } from 'react';

export interface PartOnPress<Props> {
  /** The part, once it was asked for and has come. */
  Part: ComponentType<Props> | undefined;
  isLoading: boolean;
  /** It did not come; asking again tries again. */
  hasFailed: boolean;
  ask(): void;
}

/** A part of the page whose code comes with the press that wants it. `load` is the same function at every drawing. */
export function usePartOnPress<Props>(load: () => Promise<{ default: ComponentType<Props> }>): PartOnPress<Props> {
  const [state, setState] = useState<{ part?: ComponentType<Props>; is: 'idle' | 'loading' | 'failed' }>({ is: 'idle' });
  const ask = useCallback(() => {
    setState((before) => (before.part ? before : { is: 'loading' }));
    load().then(
      ({ default: part }) => setState({ part, is: 'idle' }),
      () => setState({ is: 'failed' }),
    );
  }, [load]);
  return { Part: state.part, isLoading: state.is === 'loading', hasFailed: state.is === 'failed', ask };
}
