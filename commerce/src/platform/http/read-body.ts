import { Fault } from './fault.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads valid UTF-8 of at most `maxBytes`. The content is never logged. */
async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
    return decoder.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('MalformedBodyException', 'The body could not be read as UTF-8 text.');
  }
}

function tooLarge(maxBytes: number): Fault {
  return new Fault('BodyTooLargeException', `The body is larger than ${maxBytes} bytes.`, { limit: maxBytes });
}

/** Parses the body as JSON regardless of its content type; `undefined` for an empty body. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const text = await readText(request, maxBytes);
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the body.
    throw new Fault('MalformedBodyException', 'The body is not JSON.');
  }
}

export async function readForm(request: Request, maxBytes: number): Promise<Record<string, unknown>> {
  if (request.headers.get('content-type')?.includes('json')) {
    const value = await readJson(request, maxBytes);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  }
  return parseFields(new URLSearchParams(await readText(request, maxBytes)), 'body');
}

/** Rejects repeated names, which are ambiguous. */
export function parseFields(search: URLSearchParams, part: 'query' | 'body'): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of search) {
    if (Object.hasOwn(fields, name)) {
      throw new Fault('ValidationException', `"${name}" is given more than once in the ${part}.`, { path: `$.${name}`, in: part });
    }
    fields[name] = value;
  }
  return fields;
}
