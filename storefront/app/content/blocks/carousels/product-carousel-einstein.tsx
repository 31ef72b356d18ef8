import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';
import { BlockSection } from '../../block-parts/block-section.tsx';
import type { BlockProps } from '../block.ts';
import { ProductCarousel } from './product-carousel.tsx';

const [minPlaceholders, maxPlaceholders] = [4, 8];

/**
 * BLOCK-043: products recommended to this visitor. They are rendered in the browser, in a row whose space the page reserves; without
 * recommendations, the editor's products. With neither, no space is reserved.
 */
export function ProductCarouselEinstein(props: BlockProps<'product-carousel-einstein'>) {
  const { fields, tiles } = props;
  const isHydrated = useHydrated();
  const productCount = (fields.products ?? []).filter((id) => tiles[id]).length;
  if (productCount === 0) return null;
  if (isHydrated) return <ProductCarousel {...props} />;
  return (
    <BlockSection fields={fields}>
      <div className="tiles is-four rail" aria-hidden="true">
        {Array.from({ length: Math.min(maxPlaceholders, Math.max(minPlaceholders, productCount)) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that are all the same
          <div key={at} className="waiting-tile">
            <div className="skel picture-box" />
            <div className="skel is-text" />
            <div className="skel is-text" />
          </div>
        ))}
      </div>
    </BlockSection>
  );
}
