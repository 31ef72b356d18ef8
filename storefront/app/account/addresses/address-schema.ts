import * as z from 'zod/mini';
import { type AddressValues, addressErrors, addressShape } from '../../address/address-schema.ts';
import { fieldRule } from '../../forms/index.ts';

interface CustomerAddressValues extends AddressValues {
  preferred: boolean;
}

export const customerAddressSchema = z
  .object({ ...addressShape, preferred: z.boolean() })
  .check(fieldRule<CustomerAddressValues>((values) => addressErrors(values)));
