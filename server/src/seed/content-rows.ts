/** The demo's content with what the image service says of its pictures. */
import type { Brand } from '@outfitter/commerce';
import { loadContent } from '@outfitter/demo';

type ContentRow = Brand['content'][number];
/** A picture of the brand by the name it has in the image service. */
export type FindPicture = (name: string) => Promise<{ version: string; ground: string } | undefined>;

const pictureOfOurs = /^\/i\/ridge\/([\w-]+)$/;

export async function contentRows(findPicture: FindPicture): Promise<ContentRow[]> {
  const rows: ContentRow[] = [];
  for (const { publishFrom, publishTo, ...item } of loadContent()) {
    rows.push({
      ...item,
      body: await withPictureFacts(item.body, findPicture),
      publishFrom: publishFrom ? new Date(publishFrom) : undefined,
      publishTo: publishTo ? new Date(publishTo) : undefined,
    });
  }
  return rows;
}

/** Gives every picture its version and ground, so that it may be kept for good and has a colour until it is there. */
async function withPictureFacts(value: unknown, findPicture: FindPicture): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((entry) => withPictureFacts(entry, findPicture)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([key, entry]) => [key, await withPictureFacts(entry, findPicture)] as const);
  const fields = Object.fromEntries(await Promise.all(entries));
  const name = typeof fields.image === 'string' ? pictureOfOurs.exec(fields.image)?.[1] : undefined;
  const found = name === undefined ? undefined : await findPicture(name);
  return found ? { version: found.version, ground: found.ground, ...fields } : fields;
}
