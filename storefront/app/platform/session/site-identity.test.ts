import { expect, it } from 'vitest';
import { readSiteIdentity, siteDataAttributes } from './site-identity.ts';

function datasetOf(marks: Record<string, string>): Record<string, string> {
  const camel = (name: string) => name.slice('data-'.length).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(marks).map(([name, value]) => [camel(name), value]));
}

it('CONST-001 any site identity is written to attributes and read from them', () => {
  const site = { siteId: 'NORTH', organizationId: 'f_ecom_north_002' };
  expect(readSiteIdentity(datasetOf(siteDataAttributes(site)))).toEqual(site);
});

it('a page without a site identity has no attributes, and reading them throws', () => {
  expect(siteDataAttributes(undefined)).toEqual({});
  expect(() => readSiteIdentity({})).toThrow('which site');
});
