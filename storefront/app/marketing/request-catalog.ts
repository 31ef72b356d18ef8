/** The request for the printed catalog (ROUTE-022). */
import type { Client } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { isCompletePostalCode } from '../basket/index.ts';
import { type FieldErrors, fieldRule, handleFormPost, honeypotText, optionalText, requiredText } from '../forms/index.ts';

interface PostalAddress {
  countryCode: 'US' | 'CA';
  postalCode: string;
}

function postalCodeErrors({ countryCode, postalCode }: PostalAddress): FieldErrors<PostalAddress> {
  return postalCode === '' || isCompletePostalCode(postalCode, countryCode) ? {} : { postalCode: { code: 'postal-code' } };
}

/** Every part of the address but its second line is required. */
export const catalogSchema = z
  .object({
    fullName: requiredText(),
    // The catalog goes to civilian addresses only.
    countryCode: z.enum(['US', 'CA']),
    address1: requiredText(),
    address2: optionalText(),
    city: requiredText(),
    stateCode: requiredText(),
    postalCode: requiredText(),
    website: honeypotText(),
  })
  .check(fieldRule(postalCodeErrors));
export type CatalogValues = z.input<typeof catalogSchema>;

export const emptyCatalogRequest: CatalogValues = {
  fullName: '',
  countryCode: 'US',
  address1: '',
  address2: '',
  city: '',
  stateCode: '',
  postalCode: '',
  website: '',
};

/** The last word is the last name, the rest the first name; a single word is both. */
function splitName(fullName: string) {
  const words = fullName.split(/\s+/);
  const lastName = words.at(-1) ?? '';
  return { fullName, firstName: words.slice(0, -1).join(' ') || lastName, lastName };
}

export async function requestCatalog(client: Client, { fullName, address2, website, ...place }: z.output<typeof catalogSchema>) {
  await client.requestCatalog({ body: { address: { ...splitName(fullName), ...place, address2: address2 || null }, website } });
}

/** Name of the form in the page's submission. */
export const catalogFormName = 'catalog';

/** The form posted without script. */
export function handleCatalogPost(posted: FormData, client: Client) {
  return handleFormPost(posted, {
    name: catalogFormName,
    schema: catalogSchema,
    defaultValues: emptyCatalogRequest,
    submit: (values) => requestCatalog(client, values),
  });
}
