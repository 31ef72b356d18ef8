import { BufferedResponse } from '../../page-cache/buffered-response.ts';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;
const secure = { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** Matches images and videos, which mails and shops that use this one as their content service embed. */
const embeddable = /^\/[iv]\//;

/** Adds the headers that the response does not set itself; HSTS only if the shop is served over HTTPS. */
export function withSecurityHeaders(
  response: Response | BufferedResponse,
  { isSecure, pathname }: { isSecure: boolean; pathname: string },
): Response | BufferedResponse {
  const resourcePolicy = embeddable.test(pathname) ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
  const securityHeaders = { ...(isSecure ? secure : always), ...resourcePolicy };
  if (response instanceof BufferedResponse)
    return new BufferedResponse(response.status, { ...securityHeaders, ...response.headers }, response.body);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeaders)) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
