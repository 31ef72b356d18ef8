import type { ContentBody } from '@outfitter/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type ResponseDependencies, readContent } from './read-content.ts';
import type { ItemReference, ReadOptions } from './resolve-items.ts';

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

export async function readContentAssets(
  queryable: Queryable,
  references: readonly ItemReference[],
  options: ReadOptions,
): Promise<{ assets: ContentAsset[] } & ResponseDependencies> {
  const { results, ...dependencies } = await readContent(queryable, references, 'inlined', options);
  const contents = results.flatMap((result) => (result ? [result.content] : []));
  return { assets: [...new Map(contents.map((content) => [content._meta.deliveryId, assetOf(content)])).values()], ...dependencies };
}
