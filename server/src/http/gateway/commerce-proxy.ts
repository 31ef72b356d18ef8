import { headers as headerNames } from '@outfitter/contract/client';

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
]);

function withoutHopByHopHeaders(headers: Headers): Headers {
  const result = new Headers();
  for (const [name, value] of headers) if (!hopByHop.has(name)) result.append(name, value);
  return result;
}

/** Forwards a shop API request; responds with 503 and `Retry-After` if commerce is unreachable. */
export async function proxyToCommerce(request: Request, commerceUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = withoutHopByHopHeaders(request.headers);
  // Commerce trusts exactly one proxy, which is this process.
  headers.set('x-forwarded-for', request.headers.get(headerNames.clientAddress) ?? 'unknown');
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const response = await fetch(new URL(`${pathname}${search}`, commerceUrl), {
      method: request.method,
      headers,
      body: hasBody ? request.body : undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(35_000),
      ...(hasBody ? { duplex: 'half' } : {}),
    });
    const responseHeaders = withoutHopByHopHeaders(response.headers);
    // fetch has already decoded the body.
    responseHeaders.delete('content-encoding');
    return new Response(response.body, { status: response.status, headers: responseHeaders });
  } catch {
    const fault = {
      _v: '24.5',
      fault: { type: 'ServiceUnavailableException', message: 'The commerce server cannot be reached.', arguments: {} },
    };
    return Response.json(fault, { status: 503, headers: { 'retry-after': '2' } });
  }
}
