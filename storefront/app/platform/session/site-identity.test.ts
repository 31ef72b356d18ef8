import { expect, it } from 'vitest';
import { readSiteIdentity, siteDataAttributes } from './site-identity.ts';

/** Returns the dataset that a browser creates from `data-` attributes. */
function datasetOf(marks: Record<string, string>): Record<string, string> {
  const camel = (name: string) => name.slice('data-'.length).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(marks).map(([name, value]) => [camel(name), value]));
}

it('CONST-001 the page carries its site to the browser, whichever it is', () => {
  const site = { siteId: 'NORTH', organizationId: 'f_ecom_north_002' };
  expect(readSiteIdentity(datasetOf(siteDataAttributes(site)))).toEqual(site);
});

it('a page that does not know its site names none, and nobody calls in its name', () => {
  expect(siteDataAttributes(undefined)).toEqual({});
  expect(() => readSiteIdentity({})).toThrow('which site');
});
