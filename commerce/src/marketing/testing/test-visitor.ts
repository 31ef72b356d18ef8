import { headers as headerNames } from '@outfitter/contract';
import { pageHeaders, type TestCommerce } from '../../testing/test-commerce.ts';

export interface TestVisitor {
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
}

let visitors = 0;

export function createTestVisitor(commerce: TestCommerce): TestVisitor {
  visitors += 1;
  const defaultHeaders = { [headerNames.clientAddress]: `10.${visitors >> 8}.${visitors & 255}.1`, accept: 'application/json' };
  return {
    post: (path, body, headers = pageHeaders) =>
      commerce.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...defaultHeaders, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    get: (path, headers = pageHeaders) => commerce.request(path, { headers: { ...defaultHeaders, ...headers } }),
  };
}
