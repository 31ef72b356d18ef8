import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** Confirmation that replaces the form and receives its focus. */
export function ReviewThanks({ to, isVerifiedBuyer }: { to: string; isVerifiedBuyer: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus();
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} tabIndex={-1} role="status">
      <EmptyState
        heading={<FormattedMessage id="reviews.thanks" defaultMessage="Thank you for your review" />}
        action={
          <ButtonLink to={to}>
            <FormattedMessage id="reviews.back" defaultMessage="Back to the product" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="reviews.thanks-text"
          defaultMessage="We read it, then publish it. We’re sending you an email with a link to delete it."
        />
        {isVerifiedBuyer ? (
          <>
            {' '}
            <FormattedMessage id="reviews.thanks-verified" defaultMessage="It will be marked as a verified purchase." />
          </>
        ) : null}
      </EmptyState>
    </div>
  );
}
