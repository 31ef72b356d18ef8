/** Messages with content that a content tool sends while an editor edits it (PREVIEW-008). Messages are untrusted. */
import type { ContentBody } from '@outfitter/contract/client';

export const readyMessage = { type: 'outfitter.visualization-ready' } as const;

const maxLength = 400_000;

interface MessageParts {
  origin: string;
  data: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads `{type: 'outfitter.content', content: {_meta: {schema}, …}}` from an allowed origin. Returns undefined for any other message. */
export function readContentMessage({ origin, data }: MessageParts, listed: readonly string[]): ContentBody | undefined {
  if (!listed.includes(origin) || !isObject(data) || data.type !== 'outfitter.content' || !isObject(data.content)) return undefined;
  const { _meta: meta } = data.content;
  if (!isObject(meta) || typeof meta.schema !== 'string' || meta.schema.length > 300) return undefined;
  const text = stringify(data.content);
  if (text === undefined || text.length > maxLength) return undefined;
  const content = JSON.parse(text) as Record<string, unknown>;
  const textOf = (name: string) => (typeof meta[name] === 'string' ? meta[name].slice(0, 300) : '');
  return {
    ...content,
    _meta: { schema: meta.schema, name: textOf('name'), deliveryId: textOf('deliveryId'), deliveryKey: textOf('deliveryKey') || null },
  };
}

/** Returns the JSON of a value; undefined for cycles and values that JSON cannot represent. */
function stringify(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
