import type { Product } from '@outfitter/contract/client';
import { data } from 'react-router';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { requiredCall, undefinedIfNotFound } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { attributeName } from '../../platform/locale/attribute-names.ts';
import { getHeadIntl, getIntl } from '../../platform/locale/intl.ts';
import { colorDimension } from '../../product/index.ts';
import { handleReviewPost, handleWithdrawalPost, type ReviewedProduct, ReviewPage } from '../../reviews/index.ts';
import type { Route } from './+types/write-a-review';

export const handle: CachePolicy = { cache: 'public', query: ['product'], privateQuery: ['token', 'review'], acceptsForms: true };

/**
 * Loads the reviewed product. Without a product in the URL the page asks for one. An unknown product shows an error with status 404; a
 * failed call is a 503.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const productId = url.searchParams.get('product');
  if (!productId) return { product: undefined, isGone: false };
  const { client, currency, locale } = context.get(pageContext);
  const found = await requiredCall(
    undefinedIfNotFound(client.getProduct({ params: { productId }, query: { currency, allImages: 'true' } })),
  );
  // The page still opens, because the link in a mail also leads to the customer's own review.
  if (!found) return data({ product: undefined, isGone: true }, { status: 404 });
  return { product: reviewedProduct(found, locale), isGone: false };
}

function reviewedProduct(product: Product, locale: string): ReviewedProduct {
  const { name, c_cloth, c_slugUrl, master, variationAttributes, imageGroups } = product;
  const intl = getIntl(locale);
  const image = imageGroups.find(({ viewType }) => viewType === 'large')?.images[0];
  return {
    id: master.masterId,
    name,
    cloth: c_cloth,
    to: c_slugUrl,
    sizes: variationAttributes
      .filter(({ id }) => id !== colorDimension)
      .map(({ id, name: attribute, values }) => ({
        id,
        name: attributeName(id, attribute, intl),
        values: values.map(({ value, name: label }) => ({ value, name: label })),
      })),
    image: image && { link: image.link, alt: image.alt, version: image.c_version, background: image.c_ground },
  };
}

/** Posts a review, or withdraws it if the page was opened by the link to the author's own review. */
export async function action({ context, request, url: { searchParams } }: Route.ActionArgs) {
  const { client, locale } = context.get(pageContext);
  const formData = await request.formData();
  const ownReview = searchParams.get('review');
  if (ownReview) return handleWithdrawalPost(formData, { client, token: ownReview });
  const productId = searchParams.get('product');
  return productId ? handleReviewPost(formData, { client, locale, productId, token: searchParams.get('token') }) : undefined;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'seo.review', defaultMessage: 'Write a review' }), noindex: true },
    siteFromMatches(matches),
  );

export default function WriteAReview({ loaderData }: Route.ComponentProps) {
  return <ReviewPage {...loaderData} />;
}
