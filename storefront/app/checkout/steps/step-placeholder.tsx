import { LoadError } from '../../basket/index.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';

export function StepPlaceholder({ hasFailed, onRetry }: { hasFailed: boolean; onRetry(): void }) {
  return hasFailed ? <LoadError role="alert" onRetry={onRetry} /> : <Spinner />;
}
