import { SizeGuidePage } from '../../../sizing/index.ts';
import type { BlockProps } from '../block.ts';

/** Renders a size guide without a title of its own, since the page or dialog around it shows the title as its heading (SIZE-005). */
export function SizeGuide({ fields }: BlockProps<'size-guide'>) {
  return <SizeGuidePage fields={fields} />;
}
