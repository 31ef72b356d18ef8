import type { Client } from '@outfitter/contract/client';
import type { CatalogValues } from './catalog-schema.ts';

export const emptyCatalogRequest: CatalogValues = {
  fullName: '',
  countryCode: 'US',
  address1: '',
  address2: '',
  postalCode: '',
  stateCode: '',
  city: '',
  website: '',
};

function splitName(fullName: string) {
  const names = fullName.split(/\s+/);
  const lastName = names.at(-1) ?? '';
  return { fullName, firstName: names.slice(0, -1).join(' ') || lastName, lastName };
}

export async function requestCatalog(client: Client, { fullName, address2, website, ...address }: CatalogValues) {
  await client.requestCatalog({ body: { address: { ...splitName(fullName), ...address, address2: address2 || null }, website } });
}

export const catalogFormName = 'catalog';
