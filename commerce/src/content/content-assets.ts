/** Content as the shop API answers it (API-038). */
import type { ContentBody } from '@outfitter/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { ItemName, Reading } from './queries.ts';
import { readContent, type Sources } from './read-content.ts';

export interface ContentAsset {
  id: string;
  name: string;
  pageTitle?: string;
  pageDescription?: string;
  c_body: ContentBody;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function assetOf(content: ContentBody): ContentAsset {
  const { deliveryId, deliveryKey, name } = content._meta;
  const seo = typeof content.seo === 'object' && content.seo !== null ? content.seo : {};
  const pageTitle = 'title' in seo ? textOf(seo.title) : undefined;
  const pageDescription = 'metaDescription' in seo ? textOf(seo.metaDescription) : undefined;
  return {
    id: deliveryKey ?? deliveryId,
    name,
    ...(pageTitle === undefined ? {} : { pageTitle }),
    ...(pageDescription === undefined ? {} : { pageDescription }),
    c_body: content,
  };
}

/** The live ones of these items in the order asked, each once, linked items inline. */
export async function readAssets(
  queryable: Queryable,
  names: readonly ItemName[],
  reading: Reading,
): Promise<{ assets: ContentAsset[] } & Sources> {
  const { answers, ...sources } = await readContent(queryable, names, 'inlined', reading);
  const contents = answers.flatMap((answer) => (answer ? [answer.content] : []));
  return { assets: [...new Map(contents.map((content) => [content._meta.deliveryId, assetOf(content)])).values()], ...sources };
}
