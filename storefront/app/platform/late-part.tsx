import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { onIdle } from './when-idle.ts';

/** A part of every page that the server draws at once and the browser takes over when it has the time. */
export interface LatePart {
  /** What the server draws; the server's entry sets it, since what it loaded late would not stand in the first page that it draws. */
  ofServer?: ComponentType;
  /** The part. The same element at every drawing, so that nothing disturbs what the server drew before it is taken over. */
  draw(): ReactNode;
}

/** `load` brings its code, which is no part of what a page needs first; where that does not come, the part is left out. */
export function latePart(load: () => Promise<{ default: ComponentType }>): LatePart {
  const Late = lazy(async (): Promise<{ default: ComponentType }> => {
    await new Promise<void>((resolve) => onIdle(resolve));
    return load().catch(() => ({ default: () => null }));
  });
  let drawn: ReactNode;
  const part: LatePart = {
    draw() {
      const Part = part.ofServer ?? Late;
      drawn ??= (
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      );
      return drawn;
    },
  };
  return part;
}
