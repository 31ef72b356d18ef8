import { type ComponentType, createElement, lazy, memo, Suspense, useMemo, useState } from 'react';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import type { Block, BlockProps } from './block.ts';

interface LateProps {
  component: ComponentType<BlockProps>;
  block: BlockProps;
}

/** Whether a block would be drawn the same. */
function areSame(one: BlockProps, other: BlockProps): boolean {
  return one.fields === other.fields && one.tiles === other.tiles && one.isFirst === other.isFirst;
}

/**
 * What the server drew stands while its code comes; it would be thrown away if it were drawn anew before that, so the same element is
 * given for the same props. A page that is gone to in the browser is shown once it is whole, so that nothing moves in later.
 */
const Late = memo(
  function Late({ component, block }: LateProps) {
    const isHydrated = useHydrated();
    const [wasDrawnByServer] = useState(!isHydrated);
    return useMemo(() => {
      const drawn = createElement(component, block);
      return wasDrawnByServer ? <Suspense fallback={null}>{drawn}</Suspense> : drawn;
    }, [component, block, wasDrawnByServer]);
  },
  (one, other) => one.component === other.component && areSame(one.block, other.block),
);

/** A block, or a part of one, whose code is a file of its own, asked for only by pages that show it. The server draws it with the page. */
export function lateBlock(load: () => Promise<Block>): Block {
  const component = lazy(async () => ({ default: await load() }));
  return (props) => <Late component={component} block={props} />;
}
