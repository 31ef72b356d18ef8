import { type Address, streetKind } from '@outfitter/contract';

export function isPoBox(address: Address | null | undefined): boolean {
  return [address?.address1, address?.address2].some((line) => line !== undefined && streetKind(line) === 'PO Box');
}
