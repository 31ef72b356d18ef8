import { readdir, readFile } from 'node:fs/promises';
import { content, openDatabase } from '@outfitter/commerce';

const blockCount = 25;
const contentFolder = new URL('../../demo/data/content/', import.meta.url);
const deliveryKey = 'twenty-five-blocks';
export const longPagePath = `/content/${deliveryKey}`;

interface Block {
  _meta: { schema: string };
}
const isLink = ({ _meta }: Block) => _meta.schema === 'content-link';

async function demoBlocks(): Promise<Block[]> {
  const files = (await readdir(contentFolder)).filter((name) => name.endsWith('.json')).sort();
  const pages = await Promise.all(
    files.map(async (name) => {
      const { body } = JSON.parse(await readFile(new URL(name, contentFolder), 'utf8')) as { body: { slotContent?: Block[] } };
      return (body.slotContent ?? []).filter((block) => !isLink(block));
    }),
  );
  const maxBlocks = Math.max(...pages.map((blocks) => blocks.length));
  return Array.from({ length: maxBlocks }, (_, index) => pages.flatMap((blocks) => blocks.slice(index, index + 1))).flat();
}

export async function publishLongPage(databaseUrl: string): Promise<void> {
  const blocks = (await demoBlocks()).slice(0, blockCount);
  if (blocks.length < blockCount) throw new Error(`the demo brand's pages have ${blocks.length} blocks, ${blockCount} are needed`);
  const heading = 'Twenty-five blocks';
  const body = { seo: { title: heading, metaDescription: 'What a long page costs.' }, heading, slotContent: blocks };
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    const item = { schema: 'content-page', name: 'Twenty-five blocks', deliveryKey, body };
    content.contentOrThrow(await content.editContent(db, [item], { by: 'the bench', now: new Date() }));
  } finally {
    await close();
  }
}
