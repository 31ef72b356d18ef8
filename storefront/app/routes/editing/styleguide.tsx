import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { throwNotFound } from '../../platform/loaders/loader-errors.ts';
import type { CachePolicy } from '../../platform/loaders/page-context.ts';
import { findGroup, StyleguidePage } from '../../styleguide/index.ts';
import type { Route } from './+types/styleguide';

export const handle: CachePolicy = { cache: 'public', query: ['group'] };

function groupIn(url: URL, schema: string | undefined): string | null {
  if (schema !== undefined) return `blocks/${schema}`;
  return url.pathname.replace(/\/$/, '').endsWith('/styleguide/blocks') ? 'blocks' : url.searchParams.get('group');
}

/** Loads a group of the style guide without any call. An unknown group is a 404 page. */
export function loader({ url, params }: Route.LoaderArgs) {
  const { schema } = params as { schema?: string };
  const group = findGroup(groupIn(url, schema)) ?? throwNotFound();
  return { groupId: group.id };
}

export function meta({ matches }: Route.MetaArgs) {
  return metaTags({ title: 'Style guide', description: 'The components of the shop.', noindex: true }, siteFromMatches(matches));
}

export default function StyleguideRoute({ loaderData }: Route.ComponentProps) {
  const group = findGroup(loaderData.groupId);
  return group ? <StyleguidePage group={group} /> : null;
}
