import { SizeGuidePage } from '../../../sizing/index.ts';
import type { BlockProps } from '../block.ts';

/** SIZE-005: the contents of a size guide. Its title is the heading of its page or dialog. */
export function SizeGuide({ fields }: BlockProps<'size-guide'>) {
  return <SizeGuidePage fields={{ ...fields }} />;
}
