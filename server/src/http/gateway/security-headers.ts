import { BufferedResponse } from '../../page-cache/buffered-response.ts';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
} as const;
const secure = { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** Adds the headers that the response does not set itself; HSTS only if the shop is served over HTTPS. */
export function withSecurityHeaders(answer: Response | BufferedResponse, { isSecure }: { isSecure: boolean }): Response | BufferedResponse {
  const ours = isSecure ? secure : always;
  if (answer instanceof BufferedResponse) return new BufferedResponse(answer.status, { ...ours, ...answer.headers }, answer.body);
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(ours)) if (!headers.has(name)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
