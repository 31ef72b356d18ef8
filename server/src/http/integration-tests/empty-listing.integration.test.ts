import { beforeAll, expect, it } from 'vitest';
import { request } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
beforeAll(async () => {
  web = await shop.startWeb();
}, 60_000);

interface SearchResponse {
  total: number;
  refinements: { attributeId: string; values: { value: string; label: string; hitCount: number }[] }[];
}
const search = async (...refinements: string[]): Promise<SearchResponse> => {
  const query = refinements.map((refinement, index) => `&refine_${index + 1}=${encodeURIComponent(refinement)}`).join('');
  return JSON.parse((await request(web.origin, `/api/product_search?cgid=men-coats&count=1${query}`)).text);
};

/** Returns two values of different facets that each have products, but not together. */
async function findExclusiveValues() {
  const { refinements } = await search();
  const valuesOf = (attribute: string) =>
    refinements.find(({ attributeId }) => attributeId === attribute)?.values.filter(({ hitCount }) => hitCount > 0) ?? [];
  for (const color of valuesOf('color')) {
    for (const size of valuesOf('size')) {
      if ((await search(`color=${color.value}`, `size=${size.value}`)).total === 0) return { color, size };
    }
  }
  throw new Error('every color of the category has every size');
}

it('a listing whose filters exclude each other says what there is without each of them', async () => {
  const { color, size } = await findExclusiveValues();
  const { status, text } = await request(web.origin, `/men/coats?refine=color:${color.value}&refine=size:${size.value}`);
  expect(status).toBe(404);
  expect(text).toContain('No styles match all of these filters.');
  const offers = [...text.matchAll(/<a [^>]*href="([^"]*)"[^>]*>Without “([^”]*)”: (\d+) styles?</g)].map(([, ...parts]) => parts);
  expect(offers).toEqual([
    [`/men/coats?refine=size:${size.value}`, color.label, String((await search(`size=${size.value}`)).total)],
    [`/men/coats?refine=color:${color.value}`, size.label, String((await search(`color=${color.value}`)).total)],
  ]);
});
