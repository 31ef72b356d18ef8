import type { ReceivedResponse } from '../http/send.ts';

/** Headers whose values differ between any two responses. */
const individualHeaders = new Set(['date', 'x-correlation-id', 'keep-alive', 'connection', 'content-length']);

function comparableHeaders({ headers }: ReceivedResponse): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${individualHeaders.has(name) ? '' : value}`);
  return lines.sort().join('\n');
}

/** Replaces the ids that a request named, so that responses to requests with different ids can be compared. */
function comparableText({ text, headers }: ReceivedResponse, ids: readonly string[]): string {
  const correlationId = String(headers['x-correlation-id'] ?? '');
  const all = [...ids, correlationId].filter((id) => id.length > 3);
  return all.reduce((replaced, id) => replaced.replaceAll(id, '…'), text);
}

export interface Compared {
  response: ReceivedResponse;
  ids: readonly string[];
}

/** Returns the difference between two responses; `undefined` if there is none. */
export function differenceOf(one: Compared, other: Compared): string | undefined {
  if (one.response.status !== other.response.status) return `status ${one.response.status} and ${other.response.status}`;
  const headers = [comparableHeaders(one.response), comparableHeaders(other.response)];
  if (headers[0] !== headers[1]) return `headers\n${headers.join('\nand\n')}`;
  const texts = [comparableText(one.response, one.ids), comparableText(other.response, other.ids)];
  return texts[0] === texts[1] ? undefined : `body\n${texts.join('\nand\n')}`;
}
