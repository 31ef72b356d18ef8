import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';

export function StepPlaceholder({ hasFailed, onRetry }: { hasFailed: boolean; onRetry(): void }) {
  return hasFailed ? <LoadError onRetry={onRetry} /> : <Spinner />;
}
