import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSubmission } from '../../forms/index.ts';
import { ActionLink, ButtonLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import * as formPageStyles from '../../ui/form-page.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import { ImageBox } from '../../ui/media/image.tsx';
import type { ImageSource } from '../../ui/media/image-url.ts';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import type { SizeNames } from '../purchased-size.ts';
import { OwnReview } from './own-review.tsx';
import { readReviewDraft } from './review-draft.ts';
import { AlreadyReviewed, InvalidReviewLink, ProductNotSold } from './review-error-alert.tsx';
import { ReviewForm } from './review-form.tsx';
import * as styles from './review-page.module.css';
import type { ReviewValues } from './review-schema.ts';
import { type ReviewLink, useReviewLink } from './use-review-link.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { emptyReview, reviewFormName } from './write-review.ts';

export interface ReviewedProduct {
  id: string;
  name: string;
  cloth: string;
  to: string;
  image: ImageSource | undefined;
  sizes: readonly (SizeNames[number] & { name: string })[];
}

/** The page for writing a review, and for authors to see and withdraw theirs (ROUTE-003). */
export function ReviewPage({ product, isGone }: { product: ReviewedProduct | undefined; isGone?: boolean | undefined }) {
  const intl = useIntl();
  const link = useReviewLink();
  const isOwn = link.status === 'unopened' ? link.isOwn : link.status === 'open' && link.opened.kind === 'own';
  const title = isOwn
    ? intl.formatMessage({ id: 'reviews.own.title', defaultMessage: 'Your review' })
    : intl.formatMessage({ id: 'reviews.title', defaultMessage: 'Write a review' });
  return (
    <div className={layoutStyles.container}>
      <Breadcrumb crumbs={[...(product ? [{ text: product.name, to: product.to }] : []), { text: title }]} />
      <div className={formPageStyles.formPage}>
        <div className={formPageStyles.header}>
          <h1 className="text-page">{title}</h1>
          <p className="text-lead">
            {isOwn ? (
              <FormattedMessage
                id="reviews.own.lead"
                defaultMessage="Your review as you sent it, and its status. You can delete it here."
              />
            ) : (
              <FormattedMessage
                id="reviews.lead"
                defaultMessage="What did you do in it, and how did it hold up? If something went wrong, start with that."
              />
            )}
          </p>
        </div>
        {product ? (
          <aside className={styles.product}>
            {product.image ? (
              <ImageBox
                className={styles.image}
                image={product.image}
                sizes="(width >= 64rem) 240px, 72px"
                minWidth={250}
                maxWidth={500}
                isDecorative
              />
            ) : null}
            <p className="text-card">{product.name}</p>
            <p className="text-muted">{product.cloth}</p>
            <ActionLink to={product.to}>
              <FormattedMessage id="reviews.product" defaultMessage="View the product" />
            </ActionLink>
          </aside>
        ) : null}
        <div className={formPageStyles.main}>
          <ReviewPageContent product={product} isGone={isGone} link={link} />
        </div>
      </div>
    </div>
  );
}

interface ReviewPageContentProps {
  product: ReviewedProduct | undefined;
  isGone: boolean | undefined;
  link: ReviewLink;
}

function ReviewPageContent({ product, isGone, link }: ReviewPageContentProps) {
  if (link.status === 'opening') return <Spinner />;
  if (link.status === 'unopened') {
    return (
      <>
        <div className={layoutStyles.requiresScript}>
          <Spinner />
        </div>
        <noscript>
          <UnopenedLinkContent product={product} isGone={isGone} link={link} />
        </noscript>
      </>
    );
  }
  if (link.status === 'failed') {
    return (
      <LoadError
        title={<FormattedMessage id="reviews.link-failed" defaultMessage="The link didn’t load. Check your connection." />}
        onRetry={link.retry}
      />
    );
  }
  if (link.status === 'open' && link.opened.kind === 'own') return <OwnReview token={link.token} review={link.opened} />;
  if (link.status === 'invalid' && link.isOwn) return <InvalidReviewLink isOwn />;
  if (isGone) return <ProductNotSold />;
  if (!product) return <MissingProduct />;
  if (link.status === 'open' && link.opened.kind === 'invitation' && link.opened.isUsed) {
    return <AlreadyReviewed kind="success" />;
  }
  const isInvited = link.status === 'open' && link.opened.productId === product.id;
  return (
    <>
      {link.status === 'invalid' || (link.status === 'open' && !isInvited) ? <InvalidReviewLink /> : null}
      {isInvited ? (
        <Alert
          kind="success"
          title={
            <FormattedMessage
              id="reviews.invited"
              defaultMessage="Your order shows that you bought this, so we don’t need to ask for your email."
            />
          }
        />
      ) : null}
      <ReviewFormWithDraft product={product} token={isInvited ? link.token : undefined} />
    </>
  );
}

/** Content for a link that is not opened without JavaScript: the shop checks its token when a form is posted. */
function UnopenedLinkContent({ product, isGone, link }: ReviewPageContentProps & { link: { status: 'unopened' } }) {
  const outcome = useSubmission(reviewFormName)?.outcome;
  const isInvalid = outcome?.status === 'failed' && outcome.error.code === 'ReviewLinkException';
  if (link.isOwn) return <WithdrawalForm />;
  if (isGone) return <ProductNotSold />;
  if (!product) return <MissingProduct />;
  return <ReviewFormWithDraft product={product} token={isInvalid ? undefined : link.token} />;
}

/** Form that restores the draft after hydration, because only the browser has it. */
function ReviewFormWithDraft({ product, token }: { product: ReviewedProduct; token: string | undefined }) {
  const { id, to, sizes } = product;
  const [draft, setDraft] = useState<ReviewValues>();
  useEffect(() => setDraft(readReviewDraft(id)), [id]);
  return <ReviewForm key={draft ? 'draft' : 'new'} productId={id} to={to} sizes={sizes} initial={draft ?? emptyReview} token={token} />;
}

function MissingProduct() {
  return (
    <EmptyState
      heading={<FormattedMessage id="reviews.product-missing" defaultMessage="Which product do you want to review?" />}
      action={
        <ButtonLink to="/best-sellers">
          <FormattedMessage id="reviews.find" defaultMessage="Find a product" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="reviews.product-missing-text" defaultMessage="This link doesn’t name a product." />
    </EmptyState>
  );
}
