import { bearerTokenOf } from './bearer-token.ts';
import type { ServeOptions } from './incoming-call.ts';
import { isPreviewRequest } from './preview.ts';

/** A caller without a token, or with the valid token of a guest or customer. */
export type SharedCaller = 'anonymous' | 'shopper';

/**
 * Identifies the caller of a public call, so that its response may come from a cache. Returns `undefined` if the call must be served by the
 * application: its token is not valid, or it is a preview.
 */
export async function identifyCaller(
  request: Request,
  url: URL,
  { authenticate, authority }: Pick<ServeOptions, 'authenticate' | 'authority'>,
): Promise<SharedCaller | undefined> {
  const token = bearerTokenOf(request.headers);
  if (isPreviewRequest(request.headers, url, token, authority)) return undefined;
  if (token === undefined) return 'anonymous';
  // If the keys cannot be read, the application responds with that error.
  const principal = await authenticate(token).catch(() => undefined);
  return principal?.ok ? 'shopper' : undefined;
}
