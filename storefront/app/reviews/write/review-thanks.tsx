import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** Receives the focus of the form that it replaces. */
export function ReviewThanks({ to, isVerifiedBuyer }: { to: string; isVerifiedBuyer: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus();
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} tabIndex={-1} role="status">
      <EmptyState
        heading={<FormattedMessage id="reviews.thanks" defaultMessage="Got it, thank you" />}
        action={
          <ButtonLink to={to}>
            <FormattedMessage id="reviews.back" defaultMessage="Back to it" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="reviews.thanks-text"
          defaultMessage="Somebody reads it, then it shows. A letter with the link to take it back is on its way."
        />
        {isVerifiedBuyer ? (
          <>
            {' '}
            <FormattedMessage id="reviews.thanks-verified" defaultMessage="It will say that you bought it here." />
          </>
        ) : null}
      </EmptyState>
    </div>
  );
}
