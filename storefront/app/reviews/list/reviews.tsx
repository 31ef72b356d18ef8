import { FormattedMessage } from 'react-intl';
import { SectionBoundary } from '../../errors/index.ts';
import { lazyOnVisible } from '../../platform/lazy.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Section } from '../../ui/section.tsx';
import * as styles from './reviews.module.css';
import type { ReviewsSectionProps } from './reviews-section.tsx';
import './fit-scale.module.css';
import './helpful-button.module.css';
import './review-entry.module.css';
import './review-filters.module.css';
import './review-summary.module.css';
import './reviews-section.module.css';
import './reviews.module.css';
import '../review-reply.module.css';
import '../review-text.module.css';
import '../../ui/feedback/progress.module.css';

const ReviewsSection = lazyOnVisible<ReviewsSectionProps>(
  'reviews-part',
  () => import('./reviews-section.tsx'),
  <Skeleton className={styles.loading} />,
);

/** Hydrates when it comes near the viewport. */
export function Reviews({ productId, initial, names }: ReviewsSectionProps) {
  return (
    <SectionBoundary>
      <Section id="reviews" heading={<FormattedMessage id="reviews.heading" defaultMessage="Word from the field" />}>
        <ReviewsSection key={productId} productId={productId} initial={initial} names={names} />
      </Section>
    </SectionBoundary>
  );
}
