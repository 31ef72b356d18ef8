import { normalizeEmail } from '@outfitter/contract/client';
import { emailKeyOf } from './email-key.ts';

/** Who reads the mail to an address: the person to whom the data stored by that address belongs. */
export interface AddressOwner {
  addressKey: string;
  /** In its normal form, as forms store it. */
  email: string;
}

export function addressOwnerOf(typed: string): AddressOwner {
  const email = normalizeEmail(typed) ?? typed;
  return { addressKey: emailKeyOf(email), email };
}
