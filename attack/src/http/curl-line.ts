import type { SentRequest } from './send.ts';

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const maxBodyLength = 2_000;

function bodyOption(body: string | Buffer): string {
  const text = body.toString('utf8');
  const isText = Buffer.from(text).equals(Buffer.from(body)) && !text.includes('\0');
  const shown = isText
    ? quote(text)
    : `$(printf ${[...Buffer.from(body)].map((byte) => String.raw`\x${byte.toString(16).padStart(2, '0')}`).join('')})`;
  return shown.length > maxBodyLength ? `--data-binary ${shown.slice(0, maxBodyLength)}… # ${body.length} bytes` : `--data-binary ${shown}`;
}

/** Returns a shell line that sends the request again. A long body is cut. */
export function curlLine(origin: string, { method, path, headers = {}, body }: SentRequest): string {
  const options = Object.entries(headers).map(([name, value]) => `-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`);
  const parts = ['curl -i --path-as-is --globoff', `-X ${method}`, ...options, quote(origin + path)];
  return [...parts, ...(body === undefined ? [] : [bodyOption(body)])].join(' ');
}
