import type { ComponentType, ReactNode } from 'react';
import { lazyOnMount } from '../../platform/lazy.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { SectionLoadError } from './loaded-section.tsx';

/** A section of the account, or a part of one, whose code loads when it is rendered. */
export const lazySection = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = <Spinner />,
) => lazyOnMount(load, (_, { hasFailed, retry }) => (hasFailed ? <SectionLoadError onRetry={retry} /> : placeholder));
