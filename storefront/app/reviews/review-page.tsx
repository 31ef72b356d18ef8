import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ActionLink, ButtonLink } from '../ui/button.tsx';
import { PictureBox } from '../ui/picture.tsx';
import type { PictureImage } from '../ui/picture-source.ts';
import { WovenLabel } from '../ui/woven-label.tsx';
import { ReviewForm } from './review-form.tsx';

export interface ReviewedProduct {
  name: string;
  cloth: string;
  to: string;
  image: PictureImage | undefined;
}

/** The page on which a product is reviewed (ROUTE-003). */
export function ReviewPage({ product }: { product: ReviewedProduct | undefined }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'reviews.title', defaultMessage: 'Write a review' });
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[...(product ? [{ text: product.name, to: product.to }] : []), { text: title }]} />
      <div className="form-page">
        <div className="form-page-head">
          <h1 className="page-t">{title}</h1>
          <p className="lead">
            <FormattedMessage
              id="reviews.lead"
              defaultMessage="What you did in it, and what it did. Say the bad part first if there is one."
            />
          </p>
        </div>
        {product ? (
          <>
            <div className="form-page-main">
              <ReviewForm />
            </div>
            <aside className="form-page-aside reviewed">
              {product.image ? (
                <PictureBox image={product.image} sizes="(width >= 64rem) 400px, 40vw" least={250} most={500} decorative />
              ) : null}
              <p className="card-t">{product.name}</p>
              <p className="soft">{product.cloth}</p>
              <ActionLink to={product.to}>
                <FormattedMessage id="reviews.product" defaultMessage="Its page" />
              </ActionLink>
            </aside>
          </>
        ) : (
          <div className="form-page-main">
            <WovenLabel
              heading={<FormattedMessage id="reviews.which" defaultMessage="A review of what?" />}
              action={
                <ButtonLink to="/best-sellers">
                  <FormattedMessage id="reviews.find" defaultMessage="Find it" />
                </ButtonLink>
              }
            >
              <FormattedMessage id="reviews.which-line" defaultMessage="The address names no product." />
            </WovenLabel>
          </div>
        )}
      </div>
    </div>
  );
}
