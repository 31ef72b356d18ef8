import { expect, it } from 'vitest';
import { readSiteIdentity, siteDataAttributes } from './site-identity.ts';

function toDataset(attributes: Record<string, string>): Record<string, string> {
  const toCamelCase = (name: string) => name.slice('data-'.length).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [toCamelCase(name), value]));
}

it('CONST-001 a site identity can be written to attributes and read from them', () => {
  const site = { siteId: 'NORTH', organizationId: 'f_ecom_north_002' };
  expect(readSiteIdentity(toDataset(siteDataAttributes(site)))).toEqual(site);
});

it('a page without a site identity has no attributes, and reading them throws', () => {
  expect(siteDataAttributes(undefined)).toEqual({});
  expect(() => readSiteIdentity({})).toThrow('which site');
});
