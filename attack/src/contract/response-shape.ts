import { contentError, type Endpoint, faultBody, faultStatus, hostedError, loginError } from '@outfitter/contract';
import { isRejectedByNode } from '../http/response-rules.ts';
import type { ReceivedResponse } from '../http/send.ts';

const errorSchemas = { shop: faultBody, login: loginError, content: contentError, hosted: hostedError };

/** Returns how a response differs from what the contract says of the call; `undefined` if it does not. */
export function shapeError(endpoint: Endpoint, method: string, response: ReceivedResponse): string | undefined {
  const { status, headers, text } = response;
  if (isRejectedByNode(response)) return undefined;
  if (!headers['x-correlation-id']) return 'the header x-correlation-id is missing';
  if (method === 'HEAD') return text === '' ? undefined : 'a response to HEAD has a body';
  if (status >= 400) return errorShapeError(endpoint, response);
  if (status === 303 || status === 204 || !endpoint.response || status !== endpoint.status) return undefined;
  const body = parseJson(text);
  if (body === undefined) return 'the body is not JSON';
  const parsed = endpoint.response.safeParse(body);
  return parsed.success ? undefined : `the response is not that of the contract at ${parsed.error.issues[0]?.path.join('.')}`;
}

function errorShapeError(endpoint: Endpoint, { status, headers, text }: ReceivedResponse): string | undefined {
  if (!/^application\/json/.test(String(headers['content-type'])))
    return `an error of status ${status} is not JSON but ${headers['content-type']}`;
  if (!/no-store/.test(String(headers['cache-control']))) return `an error of status ${status} may be cached`;
  const body = parseJson(text);
  const parsed = errorSchemas[endpoint.errorFormat].safeParse(body);
  // Errors before the call is known have the format of the path.
  const isShopError = faultBody.safeParse(body).success;
  const isPathError = errorSchemas.content.safeParse(body).success && endpoint.operation.path.startsWith('/cms/');
  if (!parsed.success && !isShopError && !isPathError) return `an error of status ${status} has another shape than the contract’s`;
  const type = isShopError ? (body as { fault: { type: string } }).fault.type : undefined;
  if (type === undefined) return undefined;
  const expected = faultStatus[type as keyof typeof faultStatus] as number | undefined;
  if (expected === undefined) return `the fault ${type} is not in the contract`;
  return expected === status ? undefined : `the fault ${type} has status ${status} instead of ${expected}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
