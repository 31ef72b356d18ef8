import { SizeGuidePage } from '../../../sizing/index.ts';
import type { BlockProps } from '../block.ts';

/** SIZE-005: has no title of its own, since the page or dialog around it shows the title as its heading. */
export function SizeGuide({ fields }: BlockProps<'size-guide'>) {
  return <SizeGuidePage fields={{ ...fields }} />;
}
