import type { ComponentType, ReactNode } from 'react';
import { lazyOnMount } from '../../platform/lazy.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { SectionLoadError } from './loaded-section.tsx';

export const lazySection = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = <Spinner />,
) => lazyOnMount(load, (_, { hasFailed, retry }) => (hasFailed ? <SectionLoadError onRetry={retry} /> : placeholder));
