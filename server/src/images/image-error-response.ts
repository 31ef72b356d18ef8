import type { Logger } from 'pino';

type Answer = (request: Request) => Promise<Response>;

/** Responds with 503 if an image cannot be served, because its store is unavailable or its file is damaged, and logs the error. */
export function withErrorResponse(answer: Answer, log: Pick<Logger, 'error'>): Answer {
  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      log.error({ err: error, picture: new URL(request.url).pathname }, 'a picture could not be answered');
      return new Response('This picture cannot be had now.', {
        status: 503,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10', 'cache-control': 'no-store' },
      });
    }
  };
}
