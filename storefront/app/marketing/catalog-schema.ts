import * as z from 'zod/mini';
import { isCompletePostalCode } from '../basket/index.ts';
import { type FieldErrors, fieldRule, honeypotText, optionalText, requiredText } from '../forms/index.ts';

interface PostalAddress {
  countryCode: 'US' | 'CA';
  postalCode: string;
}

function postalCodeErrors({ countryCode, postalCode }: PostalAddress): FieldErrors<PostalAddress> {
  return postalCode === '' || isCompletePostalCode(postalCode, countryCode) ? {} : { postalCode: { code: 'postal-code' } };
}

export const catalogSchema = z
  .object({
    fullName: requiredText(),
    // Catalogs are mailed to civilian addresses only.
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
