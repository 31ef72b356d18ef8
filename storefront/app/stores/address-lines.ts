import type { Store } from '@outfitter/contract/client';

export function addressLines({ address }: Store): string[] {
  const street = [address.address1, address.address2].filter(Boolean).join(', ');
  return [street, `${address.city}, ${address.stateCode} ${address.postalCode}`];
}
