import { ProductRow } from '../../../product/index.ts';
import { BlockSection } from '../../block-parts/block-section.tsx';
import type { BlockProps } from '../block.ts';

/**
 * Renders the editor's products in the editor's order (BLOCK-041); with `ev3Manual` false, sold-out products come last. Products that are
 * no longer sold are left out.
 */
export function ProductCarousel({ fields, tiles }: BlockProps<'product-carousel'>) {
  const found = (fields.products ?? []).flatMap((id) => tiles[id] ?? []);
  const shown = fields.ev3Manual === false ? found.toSorted((a, b) => Number(b.orderable) - Number(a.orderable)) : found;
  if (shown.length === 0) return null;
  return (
    <BlockSection fields={fields}>
      <ProductRow label={fields.headline ?? ''} tiles={shown} />
    </BlockSection>
  );
}
