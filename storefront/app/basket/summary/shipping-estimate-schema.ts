import * as z from 'zod/mini';
import { type FieldErrors, fieldRule, optionalText } from '../../forms/index.ts';
import { isCompletePostalCode } from '../destination/postal-code.ts';

const valuesSchema = z.object({ countryCode: z.string(), postalCode: optionalText() });
type EstimateValues = z.infer<typeof valuesSchema>;

function postalCodeErrors({ countryCode, postalCode }: EstimateValues): FieldErrors<EstimateValues> {
  if (isCompletePostalCode(postalCode, countryCode)) return {};
  const code = countryCode === 'CA' ? 'postal-code' : 'zip';
  return { postalCode: { code: postalCode.trim() === '' ? `${code}-required` : code } };
}
export const shippingEstimateSchema = valuesSchema.check(fieldRule(postalCodeErrors));
