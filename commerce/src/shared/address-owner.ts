import { normalizeEmail } from '@outfitter/contract/client';
import { emailKeyOf } from './email-key.ts';

/** Owner of an address: the person who reads its mail, to whom the data stored by that address belongs. */
export interface AddressOwner {
  addressKey: string;
  /** Address in its normal form, as forms store it. */
  email: string;
}

export function addressOwnerOf(typed: string): AddressOwner {
  const email = normalizeEmail(typed) ?? typed;
  return { addressKey: emailKeyOf(email), email };
}
