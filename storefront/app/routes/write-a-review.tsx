import { needed } from '../platform/failed-call.ts';
import { attributeName } from '../platform/locale/attribute-words.ts';
import { headWords, wordsIn } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import { type CachePolicy, pageContext } from '../platform/page-context.ts';
import { colourDimension } from '../product/index.ts';
import { type ReviewedProduct, ReviewPage } from '../reviews/index.ts';
import type { Route } from './+types/write-a-review';

export const handle: CachePolicy = { cache: 'public', query: ['product'] };

/** Without a product in the address: the page asks which. No such product: the 404 page. Not answered: a 503. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<{ product: ReviewedProduct | undefined }> {
  const productId = url.searchParams.get('product');
  if (!productId) return { product: undefined };
  const { client, currency, locale } = context.get(pageContext);
  const { name, c_cloth, c_slugUrl, master, variationAttributes, imageGroups } = await needed(
    client.getProduct({ params: { productId }, query: { currency, allImages: 'true' } }),
  );
  const words = wordsIn(locale);
  const image = imageGroups.find(({ viewType }) => viewType === 'large')?.images[0];
  return {
    product: {
      id: master.masterId,
      name,
      cloth: c_cloth,
      to: c_slugUrl,
      sizes: variationAttributes
        .filter(({ id }) => id !== colourDimension)
        .map(({ id, name: attribute, values }) => ({
          id,
          name: attributeName(id, attribute, words),
          values: values.map(({ value, name: label }) => ({ value, name: label })),
        })),
      image: image && { link: image.link, alt: image.alt, version: image.c_version, ground: image.c_ground },
    },
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(
    { title: headWords(matches).formatMessage({ id: 'head.review', defaultMessage: 'Write a review' }), noindex: true },
    siteOf(matches),
  );

export default function WriteAReview({ loaderData }: Route.ComponentProps) {
  return <ReviewPage {...loaderData} />;
}
