import { useLazyComponent } from '../../platform/lazy.tsx';
import type { BackorderChoiceProps } from './backorder-choice.tsx';

const loadBackorderChoice = () => import('./backorder-choice.tsx');

/** Loads the choice for the few baskets that hold a backordered item. */
export function LazyBackorderChoice(props: BackorderChoiceProps) {
  const { Component } = useLazyComponent(loadBackorderChoice, 'mount');
  return Component ? <Component {...props} /> : null;
}
