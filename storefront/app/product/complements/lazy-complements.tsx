import { useLazyComponent } from '../../platform/lazy.tsx';

const loadComplements = () => import('./complements.tsx');

/** The row of styles that go with the cart. Its code and its data load after the cart. */
export function LazyComplements() {
  const { Component } = useLazyComponent(loadComplements, 'idle');
  return Component ? <Component /> : null;
}
