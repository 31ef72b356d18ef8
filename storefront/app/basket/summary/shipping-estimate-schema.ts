import * as z from 'zod/mini';
import { type FieldErrors, fieldRule, optionalText } from '../../forms/index.ts';
import { postalCodeErrorOf } from '../destination/postal-code.ts';

const valuesSchema = z.object({ countryCode: z.string(), postalCode: optionalText() });
type EstimateValues = z.infer<typeof valuesSchema>;

function postalCodeErrors({ countryCode, postalCode }: EstimateValues): FieldErrors<EstimateValues> {
  const code = postalCodeErrorOf(postalCode, countryCode);
  return code ? { postalCode: { code } } : {};
}
export const shippingEstimateSchema = valuesSchema.check(fieldRule(postalCodeErrors));
