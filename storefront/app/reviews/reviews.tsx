import { Suspense, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { SectionBoundary } from '../errors/index.ts';
import { nearPart } from '../platform/near-part.tsx';
import { Section } from '../ui/section.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { ReviewsSectionProps } from './reviews-section.tsx';
import '../styles/reviews.css';

const sectionId = 'reviews';
const NearReviews = nearPart<ReviewsSectionProps>(sectionId, () => import('./reviews-section.tsx'));

/** What those who wore it say; what they can do with it comes alive when somebody comes near. */
export function Reviews({ productId, atFirst, names }: ReviewsSectionProps) {
  // The same element at every drawing: what the server drew would be thrown away if it were drawn anew before its code is there.
  const drawn = useMemo(
    () => (
      <Suspense fallback={<Skeleton className="reviews-wait" />}>
        <NearReviews key={productId} productId={productId} atFirst={atFirst} names={names} />
      </Suspense>
    ),
    [productId, atFirst, names],
  );
  return (
    <SectionBoundary>
      <Section id={sectionId} heading={<FormattedMessage id="reviews.heading" defaultMessage="Word from the field" />}>
        {drawn}
      </Section>
    </SectionBoundary>
  );
}
