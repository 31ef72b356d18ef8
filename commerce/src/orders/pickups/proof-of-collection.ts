import type { Order } from '@outfitter/contract';

type PickupShipment = Pick<
  Order['shipments'][number],
  'c_pickupFirstName' | 'c_pickupLastName' | 'c_pickupFirstNameAlternate' | 'c_pickupLastNameAlternate'
>;

/** What a shopper shows to collect items: the code of the mail, or a document with the name of one of the persons of the order. */
export type ProofOfCollection = { code: string } | { name: string };

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

/** Returns whether the proof is that of the order. Pure. */
export function provesCollection(proof: ProofOfCollection, code: string, shipment: PickupShipment | undefined): boolean {
  if ('code' in proof) return codeKey(proof.code) === codeKey(code);
  const names = [
    [shipment?.c_pickupFirstName, shipment?.c_pickupLastName],
    [shipment?.c_pickupFirstNameAlternate, shipment?.c_pickupLastNameAlternate],
  ].map((parts) => nameKey(parts.filter(Boolean).join(' ')));
  const shown = nameKey(proof.name);
  return shown !== '' && names.includes(shown);
}
