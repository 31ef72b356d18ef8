import { useLazyComponent } from '../../platform/lazy.tsx';
import { StepPlaceholder } from '../steps/step-placeholder.tsx';
import type { PickupStepProps } from './pickup-step.tsx';

const loadPickupStep = () => import('./pickup-step.tsx');

/** Loads the step for baskets with pickups only, since most baskets are shipped. */
export function LazyPickupStep(props: PickupStepProps) {
  const { Component, hasFailed, retry } = useLazyComponent(loadPickupStep, 'mount');
  return Component ? <Component {...props} /> : <StepPlaceholder hasFailed={hasFailed} onRetry={retry} />;
}
