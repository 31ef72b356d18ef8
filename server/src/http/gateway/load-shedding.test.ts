import { expect, it } from 'vitest';
import { withLoadShedding } from './load-shedding.ts';
import type { LoadClass } from './overload-guard.ts';

const requested = async (rejected: readonly LoadClass[], path: string) => {
  const guard = { admits: (loadClass: LoadClass) => !rejected.includes(loadClass) };
  const url = new URL(path, 'http://localhost:3000');
  return (await withLoadShedding(async () => new Response('answered'), guard)(new Request(url), url)).status;
};
const activity = '/mobify/proxy/einstein/v3/activities/DTC/viewPage';

it('API-084 an overloaded server rejects activities first, and nothing else', async () => {
  expect(await requested([], activity)).toBe(200);
  expect(await requested(['recommendation'], activity)).toBe(503);
  expect(await requested(['page'], activity)).toBe(200);
  for (const path of ['/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets', '/api/product_search?q=coat', '/cms/content/key/homepage'])
    expect([path, await requested(['recommendation'], path)]).toEqual([path, 200]);
});
