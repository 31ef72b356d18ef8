import { unavailableCallResponse } from '@outfitter/commerce';
import { headers as headerNames } from '@outfitter/contract/client';
import { commerceDeadline } from '../time-limits.ts';

/** Headers of one connection (RFC 9110, section 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade'];
/** Headers that `fetch` sets for the forwarded request. */
const setByFetch = ['host', 'content-length'];

function forwardedHeaders(headers: Headers): Headers {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...setByFetch, ...named]);
  return new Headers([...headers].filter(([name]) => !dropped.has(name)));
}

/**
 * Forwards a shop API request until its caller gives up. If commerce is unreachable, responds with 503 and `Retry-After`, and passes the
 * cause to `onFailure`.
 */
export async function proxyToCommerce(request: Request, commerceUrl: string, onFailure: (error: unknown) => void): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = forwardedHeaders(request.headers);
  // Commerce trusts exactly one proxy, which is this process.
  headers.set('x-forwarded-for', request.headers.get(headerNames.clientAddress) ?? 'unknown');
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const response = await fetch(new URL(`${pathname}${search}`, commerceUrl), {
      method: request.method,
      headers,
      body: hasBody ? request.body : undefined,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(commerceDeadline)]),
      ...(hasBody ? { duplex: 'half' } : {}),
    });
    const responseHeaders = forwardedHeaders(response.headers);
    // fetch has already decoded the body.
    responseHeaders.delete('content-encoding');
    return new Response(response.body, { status: response.status, headers: responseHeaders });
  } catch (error) {
    if (!request.signal.aborted) onFailure(error);
    return unavailableCallResponse(request, pathname);
  }
}
