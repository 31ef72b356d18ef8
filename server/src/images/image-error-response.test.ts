import { expect, it } from 'vitest';
import { withErrorResponse } from './image-error-response.ts';

const request = new Request('http://shop.example/i/media/barn?w=340');

it('an image of an unavailable store gets an uncached 503 and a log line', async () => {
  const output: unknown[] = [];
  const response = await withErrorResponse(() => Promise.reject(new Error('the store is away')), {
    warn: () => undefined,
    error: (...text: unknown[]) => void output.push(text),
  })(request);
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([503, '10', 'no-store']);
  expect(output).toEqual([[{ error: new Error('the store is away'), image: '/i/media/barn' }, 'an image could not be served']]);
});

it('an available image is returned as it is', async () => {
  const image = new Response('picture');
  const log = { warn: () => undefined, error: () => undefined };
  expect(await withErrorResponse(async () => image, log)(request)).toBe(image);
});
