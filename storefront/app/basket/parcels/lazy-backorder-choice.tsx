import { useLazyComponent } from '../../platform/lazy.tsx';
import type { BackorderChoiceProps } from './backorder-choice.tsx';

const loadBackorderChoice = () => import('./backorder-choice.tsx');

/** Few baskets hold a backordered item, so the code loads only for them. */
export function LazyBackorderChoice(props: BackorderChoiceProps) {
  const { Component } = useLazyComponent(loadBackorderChoice, 'mount');
  return Component ? <Component {...props} /> : null;
}
