import { expect, it } from 'vitest';
import { withErrorResponse } from './image-error-response.ts';

const request = new Request('http://shop.example/i/media/barn?w=340');

it('an image of an unavailable store gets an uncached 503 and a log line', async () => {
  const said: unknown[] = [];
  const answer = await withErrorResponse(() => Promise.reject(new Error('the store is away')), {
    error: (...words: unknown[]) => void said.push(words),
  })(request);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '10', 'no-store']);
  expect(said).toEqual([[{ err: new Error('the store is away'), picture: '/i/media/barn' }, 'an image could not be served']]);
});

it('an available image is returned as it is', async () => {
  const picture = new Response('picture');
  const log = { error: () => undefined };
  expect(await withErrorResponse(async () => picture, log)(request)).toBe(picture);
});
