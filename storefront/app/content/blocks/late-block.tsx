import { type ComponentType, createElement, lazy, memo, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';

interface LateProps {
  component: ComponentType<object>;
  props: object;
}

function haveSameProps(one: LateProps, other: LateProps): boolean {
  const [before, after] = [Object.entries(one.props), Object.entries(other.props)];
  const isSame =
    before.length === after.length && before.every(([name, value]) => value === (other.props as Record<string, unknown>)[name]);
  return one.component === other.component && isSame;
}

/**
 * The server's HTML stays while the code loads: rendering a new element before that would discard it, so the same props keep the same
 * element. After a navigation in the browser the page is shown once it is complete, so that nothing moves in later.
 */
const Late = memo(function Late({ component, props }: LateProps) {
  const isHydrated = useHydrated();
  const [isServerRendered] = useState(!isHydrated);
  return useMemo(() => {
    const element = createElement(component, props);
    return isServerRendered ? <Suspense fallback={null}>{element}</Suspense> : element;
  }, [component, props, isServerRendered]);
}, haveSameProps);

/** A component in a chunk of its own, which only pages that show it load. The server renders it with the page. */
export function lateBlock<Props extends object>(load: () => Promise<(props: Props) => ReactNode>): (props: Props) => ReactNode {
  const component = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return (props) => <Late component={component} props={props} />;
}
