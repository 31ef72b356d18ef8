import type { Order } from '@outfitter/contract';
import { fullNameOf } from '../shared/full-name.ts';

type AddressLines = Pick<
  NonNullable<Order['billingAddress']>,
  'fullName' | 'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'stateCode' | 'postalCode'
>;

export function addressLines(address: AddressLines | undefined): string[] {
  if (!address) return [];
  const name = address.fullName ?? fullNameOf(address);
  const cityLine = [[address.city, address.stateCode].filter(Boolean).join(', '), address.postalCode].filter(Boolean).join(' ');
  return [name, address.address1, address.address2, cityLine].filter((line): line is string => Boolean(line));
}
