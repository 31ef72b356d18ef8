import { data } from 'react-router';
import { metaTags, siteFromMatches } from '../platform/document/meta.ts';
import { type CachePolicy, pageContext } from '../platform/loaders/page-context.ts';
import { getHeadIntl } from '../platform/locale/words.ts';
import { readPreviewRequest, StartPreviewPage, signInAndStartPreview, startPreview } from '../preview/index.ts';
import type { Route } from './+types/preview-begin';

export const handle: CachePolicy = { cache: 'private', takesForms: true };

/** No call. What the address asks for is held against the lists before anything else; an editor who is signed in sees home at once. */
export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(pageContext);
  const wish = readPreviewRequest(url.searchParams, shop);
  if ('fault' in wish) return data({ fault: wish.fault }, { status: 400 });
  const begun = startPreview(wish, shop);
  if (begun) throw begun;
  return data({ fault: undefined });
}

/** Wrong name or password: the form again, with status 401, or 429 where that was too often. Sign-in not answered: the error page. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(pageContext);
  const wish = readPreviewRequest(url.searchParams, shop);
  if ('fault' in wish) return data({ failure: undefined, name: '' }, { status: 400 });
  const form = await request.formData();
  const answer = await signInAndStartPreview(form, wish, shop);
  if (answer instanceof Response) throw answer;
  return data({ failure: answer, name: String(form.get('name') ?? '').slice(0, 100) }, { status: answer === 'refused' ? 401 : 429 });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'head.preview', defaultMessage: 'Preview' }), noindex: true },
    siteFromMatches(matches),
  );

export default function PreviewBegin({ loaderData, actionData }: Route.ComponentProps) {
  return <StartPreviewPage fault={loaderData.fault} failure={actionData?.failure} name={actionData?.name} />;
}
