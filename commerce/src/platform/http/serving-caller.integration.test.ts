import { expect, it } from 'vitest';
import { createCustomer } from '../../testing/customer-builder.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newId } from '../ids.ts';
import { ResultResponse, servingCaller } from './result-response.ts';

const commerce = useTestCommerce(useTestDatabase());
const customers = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/customers';

async function serve(path: string, { headers = {}, ...init }: RequestInit & { headers?: Record<string, string> }) {
  const response = await commerce.app.fetch(new Request(`http://commerce.internal${path}`, { headers, ...init }), servingCaller);
  if (!(response instanceof ResultResponse)) throw new Error(`the response is ${response.status} with a body`);
  return response;
}

it('a server in the same process receives the result, with the status and headers of the JSON', async () => {
  const path = '/api/site/preferences';
  const served = await serve(path, {});
  const sent = await commerce.request(path);
  expect(served.result).toEqual(await sent.json());
  const headersOf = ({ status, headers }: Response) => ({ status, ...Object.fromEntries(headers), 'x-correlation-id': undefined });
  expect(headersOf(served)).toEqual(headersOf(sent));
});

it('a result is recorded under its Idempotency-Key, and replayed as JSON', async () => {
  const { accessToken, customerId } = await createCustomer(commerce);
  const change = {
    method: 'PATCH',
    headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': newId(), 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ada' }),
  };
  const { result } = await serve(`${customers}/${customerId}`, change);
  expect(result).toMatchObject({ firstName: 'Ada' });
  const replayed = await commerce.app.fetch(new Request(`http://commerce.internal${customers}/${customerId}`, change), servingCaller);
  expect(replayed.headers.get('idempotent-replayed')).toBe('true');
  expect(await replayed.json()).toEqual(result);
});
