import { ResultResponse } from '@outfitter/commerce';
import { BufferedResponse } from '../../page-cache/buffered-response.ts';

/** Writes the result of a call as JSON. Other responses, such as errors, stay as they are. */
export function bufferedResult(response: Response): Response | BufferedResponse {
  if (!(response instanceof ResultResponse)) return response;
  const { status, headers, result } = response;
  const body = result === undefined ? undefined : Buffer.from(JSON.stringify(result));
  // A header of its own for each cookie.
  if (headers.has('set-cookie')) return new Response(body ?? null, { status, headers });
  const length: Record<string, string> = body ? { 'content-length': String(body.length) } : {};
  return new BufferedResponse(status, { ...Object.fromEntries(headers), ...length }, body);
}
