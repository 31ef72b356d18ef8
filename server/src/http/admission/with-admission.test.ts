import { currentBudget } from '@outfitter/commerce';
import type { RequestClass } from '@outfitter/contract';
import { expect, it } from 'vitest';
import type { Admission } from './admission-control.ts';
import { withAdmission } from './with-admission.ts';

const fetchWith = async (rejected: readonly RequestClass[], path: string) => {
  const admission: Admission = {
    admit: async (requestClass, work) =>
      rejected.includes(requestClass) ? { isAdmitted: false } : { isAdmitted: true, value: await work() },
  };
  const url = new URL(path, 'http://localhost:3000');
  const handle = async () => new Response(currentBudget().requestClass);
  return (await withAdmission(handle, admission)(new Request(url), url)) as Response;
};
const requested = async (rejected: readonly RequestClass[], path: string) => (await fetchWith(rejected, path)).status;
const activity = '/mobify/proxy/einstein/v3/activities/DTC/viewPage';

it('API-084 an overloaded server rejects activities first, and nothing else', async () => {
  expect(await requested([], activity)).toBe(200);
  expect(await requested(['recommendation'], activity)).toBe(503);
  expect(await requested(['page'], activity)).toBe(200);
  for (const path of ['/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets', '/api/product_search?q=coat', '/cms/content/key/homepage'])
    expect([path, await requested(['recommendation'], path)]).toEqual([path, 200]);
});

it('a call runs in the class of its operation', async () => {
  expect(await (await fetchWith([], '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets')).text()).toBe('basket');
});

it('a rejected call is a fault with Retry-After and a correlation id', async () => {
  const response = await fetchWith(['basket'], '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(response.headers.get('x-correlation-id')).toMatch(/^[\w-]{8,}$/);
  expect(await response.json()).toMatchObject({ _v: '24.5', fault: { type: 'ServiceUnavailableException' } });
});

it('a rejected login call has the error format of logins', async () => {
  const response = await fetchWith(['basket'], '/mobify/proxy/api/shopper/auth/v1/organizations/f_ecom_demo_001/oauth2/token');
  expect(await response.json()).toMatchObject({ status_code: '503', error: 'temporarily_unavailable' });
});
