import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';

interface LoadedSectionProps<Data> {
  query: { data: Data | undefined; isError: boolean; refetch(): unknown };
  children: (data: Data) => ReactNode;
}

export function SectionSkeleton() {
  return <SkeletonText widths={['60%', '80%', '45%']} />;
}

/** Renders stale data rather than an error, and an error only without any data. */
export function LoadedSection<Data>({ query: { data, isError, refetch }, children }: LoadedSectionProps<Data>) {
  if (data !== undefined) return children(data);
  return isError ? <SectionLoadError onRetry={() => void refetch()} /> : <SectionSkeleton />;
}

export function SectionLoadError({ onRetry }: { onRetry(): void }) {
  return (
    <LoadError
      title={<FormattedMessage id="account.failed" defaultMessage="This part of your account could not be loaded." />}
      onRetry={onRetry}
    />
  );
}
