import { logThrottled } from '@outfitter/commerce';
import type { Logger } from 'pino';

type Respond = (request: Request) => Promise<Response>;

/** Responds with 503 if an image cannot be served, because its store is unavailable or its file is damaged, and logs the error. */
export function withErrorResponse(respond: Respond, log: Pick<Logger, 'warn' | 'error'>): Respond {
  return async (request) => {
    try {
      return await respond(request);
    } catch (error) {
      logThrottled(log, 'error', { error, image: new URL(request.url).pathname }, 'an image could not be served');
      return new Response('This image is not available right now.', {
        status: 503,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10', 'cache-control': 'no-store' },
      });
    }
  };
}
