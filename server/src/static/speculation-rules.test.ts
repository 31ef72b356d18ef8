import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const file = new URL('../../../storefront/public/next-pages.speculationrules', import.meta.url);

it('browsers prefetch only public pages without side effects', async () => {
  const { prefetch } = JSON.parse(await readFile(file, 'utf8')) as {
    prefetch: { where: { and: { not?: { href_matches: string[] } }[] }; eagerness: string }[];
  };
  const [rule] = prefetch;
  const excluded = rule?.where.and.flatMap(({ not }) => not?.href_matches ?? []) ?? [];
  for (const path of ['/cart', '/checkout', '/account', '/login', '/order-detail', '/unsubscribe']) {
    expect(excluded).toEqual(expect.arrayContaining([`${path}*`, `/*${path}*`]));
  }
  expect(rule?.eagerness).toBe('moderate');
});
