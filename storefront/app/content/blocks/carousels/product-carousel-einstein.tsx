import { ProductRowPlaceholder } from '../../../product/index.ts';
import * as skeletonStyles from '../../../ui/feedback/skeleton.module.css';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';
import * as imageStyles from '../../../ui/media/image.module.css';
import { BlockSection } from '../../block-parts/block-section.tsx';
import type { BlockProps } from '../block.ts';
import { ProductCarousel } from './product-carousel.tsx';
import * as styles from './product-carousel-einstein.module.css';

const [minPlaceholders, maxPlaceholders] = [4, 8];

/**
 * Renders products recommended to this visitor, in the browser, in a row whose space the page reserves (BLOCK-043). Without recommendations
 * the editor's products are shown; without these either, no space is reserved.
 */
export function ProductCarouselEinstein(props: BlockProps<'product-carousel-einstein'>) {
  const { fields, tiles } = props;
  const isHydrated = useHydrated();
  const productCount = (fields.products ?? []).filter((id) => tiles[id]).length;
  if (productCount === 0) return null;
  if (isHydrated) return <ProductCarousel {...props} />;
  return (
    <BlockSection fields={fields}>
      <ProductRowPlaceholder>
        {Array.from({ length: Math.min(maxPlaceholders, Math.max(minPlaceholders, productCount)) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are the same
          <div key={index} className={styles.tile}>
            <div className={`${skeletonStyles.skeleton} ${imageStyles.imageBox}`} />
            <div className={`${skeletonStyles.skeleton} ${skeletonStyles.textLine}`} />
            <div className={`${skeletonStyles.skeleton} ${skeletonStyles.textLine}`} />
          </div>
        ))}
      </ProductRowPlaceholder>
    </BlockSection>
  );
}
