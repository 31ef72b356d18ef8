import { Fault } from './fault.ts';

export const maxBodyBytes = 2 * 1024 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads valid UTF-8 of at most `maxBodyBytes`. The content is never logged. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBodyBytes) throw tooLarge();
      chunks.push(chunk);
    }
    return decoder.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('MalformedBodyException', 'The body could not be read as UTF-8 text.');
  }
}

function tooLarge(): Fault {
  return new Fault('BodyTooLargeException', `The body is larger than ${maxBodyBytes} bytes.`, { limit: maxBodyBytes });
}

/** Parses the body as JSON regardless of its content type; `undefined` for an empty body. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the body.
    throw new Fault('MalformedBodyException', 'The body is not JSON.');
  }
}

export async function readForm(request: Request): Promise<Record<string, unknown>> {
  if (request.headers.get('content-type')?.includes('json')) {
    const value = await readJson(request);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  }
  return parseFields(new URLSearchParams(await readText(request)), 'body');
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
