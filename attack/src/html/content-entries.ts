import { content } from '@outfitter/commerce';
import { endpoints } from '@outfitter/contract';
import type { AttackContext } from '../attack-context.ts';
import { callRequest } from '../http/call-request.ts';
import type { ShopDatabase } from '../shop/shop-database.ts';

const batchSize = 40;

/** Returns a text without what PostgreSQL cannot store, because such values are rejected before they are rendered. */
export const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

export function inBatches<Value>(all: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}

/** Returns the sanitized HTML of each vector in an editor's rich text, as a preview displays it. */
export async function sanitizeByCall(context: AttackContext, editorToken: string, vectors: readonly string[]): Promise<string[]> {
  const sanitized: string[] = [];
  for (const batch of inBatches(vectors.map(storable), batchSize)) {
    const _meta = { name: 'x', schema: 'html-block', deliveryId: 'x', deliveryKey: null };
    const request = callRequest(
      endpoints.sanitizeContent,
      { body: { content: { _meta, all: batch.map((html) => ({ html })) } } },
      { authorization: `Bearer ${editorToken}` },
    );
    const { status, text } = await context.connection.send(request);
    if (status !== 200) throw new Error(`content could not be sanitized: ${status} ${text.slice(0, 200)}`);
    const { content: found } = JSON.parse(text) as { content: { all: { html: string }[] } };
    sanitized.push(...found.all.map(({ html }) => html));
  }
  return sanitized;
}

const pageWith = (name: string, texts: readonly string[]) => {
  const cut = (length: number) => texts.map((text) => text.slice(0, length)).filter((text) => text.trim() !== '');
  const first = (length: number) => cut(length)[0] ?? name;
  return {
    schema: 'content-page',
    name,
    deliveryKey: name,
    body: {
      seo: { title: first(200), metaDescription: first(300) },
      heading: first(300),
      slotContent: [
        { _meta: { schema: 'html-block' }, html: texts.join('\n').slice(0, 99_000) },
        { _meta: { schema: 'content-text' }, richText: { richText: texts.join('\n').slice(0, 49_000) } },
        {
          _meta: { schema: 'content-accordion' },
          heading: first(300),
          items: cut(300)
            .slice(0, 15)
            .map((text) => ({ heading: text, richText: { richText: text } })),
        },
      ],
    },
  };
};

/** Content whose placeholder in double braces is unknown is rejected before it is rendered. */
const withoutPlaceholders = (text: string) => text.replaceAll('{{', '{ {');

/** Publishes pages whose blocks, headings and head hold the vectors. Returns their paths; the first is a page without any. */
export async function publishPages({ handle }: ShopDatabase, vectors: readonly string[]): Promise<string[]> {
  const batches = [['harmless'], ...inBatches(vectors.map(storable).map(withoutPlaceholders), batchSize)];
  const names = batches.map((_, index) => `attacked-${index}`);
  for (const [index, batch] of batches.entries()) {
    const edit = { by: 'the attack', now: new Date() };
    content.contentOrThrow(await content.editContent(handle.db, [pageWith(names[index] ?? '', batch)], edit));
  }
  return names.map((name) => `/content/${name}`);
}
