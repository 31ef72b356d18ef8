import { FormattedMessage } from 'react-intl';
import { SectionBoundary } from '../../errors/index.ts';
import { lazyOnVisible } from '../../platform/lazy.tsx';
import { withStyleSheets } from '../../platform/lazy-style-sheets.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Section } from '../../ui/section.tsx';
import * as styles from './reviews.module.css';
import type { ReviewsSectionProps } from './reviews-section.tsx';

const ReviewsSection = lazyOnVisible<ReviewsSectionProps>(
  'reviews-part',
  async () => ({ default: withStyleSheets('reviews-section', (await import('./reviews-section.tsx')).default) }),
  <Skeleton className={styles.loading} />,
);

export function Reviews({ productId, initial, sizeNames }: ReviewsSectionProps) {
  return (
    <SectionBoundary>
      <Section id="reviews" heading={<FormattedMessage id="reviews.heading" defaultMessage="Word from the field" />}>
        <ReviewsSection key={productId} productId={productId} initial={initial} sizeNames={sizeNames} />
      </Section>
    </SectionBoundary>
  );
}
