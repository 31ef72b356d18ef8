import { SizeGuidePage } from '../../../sizing/index.ts';
import type { BlockProps } from '../block.ts';

/** SIZE-005: measuring tips, tables, fit cards and shop links of one guide. Its title is its page's or its dialog's heading. */
export function SizeGuide({ fields }: BlockProps<'size-guide'>) {
  return <SizeGuidePage fields={{ ...fields }} />;
}
