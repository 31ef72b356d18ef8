import type { Order } from '@outfitter/contract';

export function addressLines(address: Order['billingAddress']): string[] {
  if (!address) return [];
  const name = address.fullName ?? [address.firstName, address.lastName].filter(Boolean).join(' ');
  const cityLine = [[address.city, address.stateCode].filter(Boolean).join(', '), address.postalCode].filter(Boolean).join(' ');
  return [name, address.address1, address.address2, cityLine].filter((line): line is string => Boolean(line));
}
