import type { RenderedPage } from '../cached-page.ts';

export function buildPage(text: string, overrides: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    contentType: 'text/html',
    body: Buffer.from(text),
    headers: {},
    surrogateKeys: new Set(['product-1']),
    validUntil: undefined,
    isComplete: true,
    ...overrides,
  };
}
