/** Content that a content tool sends to the page while somebody edits it (PREVIEW-008). Nothing of a message is believed. */
import type { ContentBody } from '@outfitter/contract/client';

/** How a message of ours says that the page listens. */
export const readyMessage = { type: 'outfitter.visualization-ready' } as const;

/** Characters of content, written as JSON; no page is longer. */
const maxLength = 400_000;

interface MessageParts {
  origin: string;
  data: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The content of a message `{type: 'outfitter.content', content: {_meta: {schema}, …}}` from one of the listed origins; undefined for
 * every other message, whoever sent it.
 */
export function readContentMessage({ origin, data }: MessageParts, listed: readonly string[]): ContentBody | undefined {
  if (!listed.includes(origin) || !isObject(data) || data.type !== 'outfitter.content' || !isObject(data.content)) return undefined;
  const { _meta: meta } = data.content;
  if (!isObject(meta) || typeof meta.schema !== 'string' || meta.schema.length > 300) return undefined;
  const text = stringify(data.content);
  if (text === undefined || text.length > maxLength) return undefined;
  const said = JSON.parse(text) as Record<string, unknown>;
  const named = (name: string) => (typeof meta[name] === 'string' ? meta[name].slice(0, 300) : '');
  return {
    ...said,
    _meta: { schema: meta.schema, name: named('name'), deliveryId: named('deliveryId'), deliveryKey: named('deliveryKey') || null },
  };
}

/** What goes through a message may hold circles and numbers that JSON has no words for. */
function stringify(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
