import { useDeferredValue, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { SectionBoundary } from '../errors/index.ts';
import { lazyOnVisible } from '../platform/lazy.tsx';
import { withStyleSheets } from '../platform/lazy-style-sheets.tsx';
import { useShop } from '../platform/shop/shop.ts';
import { Reviews, type ReviewsResponse } from '../reviews/index.ts';
import { ActionLink } from '../ui/button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Icon } from '../ui/icon.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import * as sectionStyles from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { BuyBox } from './buy-box/buy-box.tsx';
import type { CareLabelProps } from './care/care-label.tsx';
import { Gallery } from './gallery/gallery.tsx';
import type { ProductPageData } from './load-product.ts';
import * as styles from './product-page.module.css';
import { colorDimension, imagesOfColor } from './product-view.ts';
import type { RelatedProductsProps } from './related-products.tsx';
import { useVariantSelection } from './variants/use-variant-selection.ts';

const CareLabel = lazyOnVisible<CareLabelProps>('care-label', async () => ({
  default: withStyleSheets('care-label', (await import('./care/care-label.tsx')).default),
}));

const RelatedProducts = lazyOnVisible<RelatedProductsProps>(
  'related-products',
  () => import('./related-products.tsx'),
  <Skeleton className={styles.loadingRow} />,
);

function GalleryAndBuyBox({
  product,
  deliveryRates,
  relatedProducts,
}: Pick<ProductPageData, 'product' | 'deliveryRates' | 'relatedProducts'>) {
  const { preferences } = useShop();
  const variantSelection = useVariantSelection(product);
  const color = useDeferredValue(variantSelection.selection[colorDimension] ?? '');
  return (
    <div className={styles.galleryAndBuyBox}>
      <Gallery
        key={color}
        productName={product.name}
        images={imagesOfColor(product.images, color, preferences.fallbackAltImagesOnPdpEnabled)}
        video={product.video}
      />
      <BuyBox product={product} variantSelection={variantSelection} deliveryRates={deliveryRates} relatedProducts={relatedProducts} />
    </div>
  );
}

export function ProductPage({
  product,
  deliveryRates,
  categoryPath,
  relatedProducts,
  reviews,
}: ProductPageData & { reviews?: ReviewsResponse | undefined }) {
  const { preferences } = useShop();
  const category = categoryPath.at(-1);
  const { dimensions } = product;
  const sizes = useMemo(() => dimensions.filter(({ id }) => id !== colorDimension), [dimensions]);
  return (
    <div className={`${layoutStyles.container} ${styles.root}`} data-printable="">
      <Breadcrumb crumbs={categoryPath} />
      <GalleryAndBuyBox product={product} deliveryRates={deliveryRates} relatedProducts={relatedProducts} />
      <section className={`${sectionStyles.section} ${styles.detailsSection}`} data-part="section">
        <div className={sectionStyles.dividerAbove}>
          <div className={styles.details}>
            <div>
              <h2 className="text-section">{product.headline}</h2>
              <div className={`prose ${styles.description}`}>
                {product.description.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <ul className={`prose ${styles.features}`}>
                {product.features.map((feature) => (
                  <li key={feature} className={styles.feature}>
                    <Icon name="check" />
                    <span>{feature}</span>
                  </li>
                ))}
              </ul>
            </div>
            <CareLabel key={product.id} product={product} brand={preferences.brand} category={category?.text} />
          </div>
        </div>
      </section>
      {reviews && product.giftCardAmounts.length === 0 ? <Reviews productId={product.id} initial={reviews} sizeNames={sizes} /> : null}
      {relatedProducts.length > 0 && category ? (
        <SectionBoundary>
          <Section
            heading={<FormattedMessage id="product.related" defaultMessage="You may also like" />}
            action={
              <ActionLink to={category.to}>
                <FormattedMessage id="product.related.all" defaultMessage="All {category}" values={{ category: category.text }} />
                <Icon name="next" small />
              </ActionLink>
            }
          >
            <RelatedProducts key={product.id} label={category.text} tiles={relatedProducts} />
          </Section>
        </SectionBoundary>
      ) : null}
    </div>
  );
}
