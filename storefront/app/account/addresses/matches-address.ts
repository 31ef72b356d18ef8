import type { CustomerAddress } from '@outfitter/contract/client';
import { addressLine } from '../../address/index.ts';

const comparable = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export function matchesAddress(address: CustomerAddress, typed: string): boolean {
  const text = comparable(`${address.fullName ?? ''} ${addressLine(address)}`);
  return comparable(typed)
    .split(/[\s,]+/)
    .every((word) => text.includes(word));
}
