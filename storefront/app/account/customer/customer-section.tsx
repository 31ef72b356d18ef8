import type { Customer } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { useCustomer } from '../../customer/index.ts';
import { LoadedSection } from '../layout/loaded-section.tsx';

/** Shows a section that needs the customer: a skeleton while loading, an error with a retry, else the content. */
export function CustomerSection({ children }: { children: (customer: Customer) => ReactNode }) {
  return <LoadedSection query={useCustomer()}>{children}</LoadedSection>;
}
