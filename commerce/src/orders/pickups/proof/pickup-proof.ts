import { type PickupPersonNames, pickupPersonsOf } from '../../../shared/pickup-persons.ts';

/** Proof that a shopper may collect items: the code of the mail, or a document with the name of one of the persons of the order. */
export type PickupProof = { code: string } | { name: string };

/** Compares names without case, accents and the order of their parts. */
function nameKey(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}

const codeKey = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export function isValidProof(proof: PickupProof, code: string, shipment: PickupPersonNames | undefined): boolean {
  if ('code' in proof) return codeKey(proof.code) === codeKey(code);
  const shown = nameKey(proof.name);
  return shown !== '' && pickupPersonsOf(shipment ?? {}).some((name) => nameKey(name) === shown);
}
