import { notFound } from '../platform/failed-call.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import type { CachePolicy } from '../platform/page-context.ts';
import { groupOf, StyleguidePage } from '../styleguide/index.ts';
import type { Route } from './+types/styleguide';

export const handle: CachePolicy = { cache: 'public', query: ['group'] };

const groupIn = (request: Request) => new URL(request.url).searchParams.get('group');

/** No call. A group that is not there: the 404 page. */
export function loader({ request }: Route.LoaderArgs) {
  const group = groupOf(groupIn(request)) ?? notFound();
  return { groupId: group.id };
}

export function meta({ matches }: Route.MetaArgs) {
  return headOf({ title: 'Style guide', description: 'The parts that the shop is made of.', noindex: true }, siteOf(matches));
}

export default function StyleguideRoute({ loaderData }: Route.ComponentProps) {
  const group = groupOf(loaderData.groupId);
  return group ? <StyleguidePage group={group} /> : null;
}
