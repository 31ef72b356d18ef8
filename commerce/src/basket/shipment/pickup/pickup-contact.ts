import type { ShipmentChange } from '@outfitter/contract';
import { ok, type Result } from '../../../platform/result.ts';
import { containsCardNumber } from '../../../platform/security/card-numbers.ts';
import { misplacedCardNumber } from '../../../shared/misplaced-card-number.ts';

export interface PickupContact {
  firstName?: string;
  lastName?: string;
  phone?: string;
  email?: string;
  alternateFirstName?: string;
  alternateLastName?: string;
  alternateEmail?: string;
}

export const contactFields = {
  c_pickupFirstName: 'firstName',
  c_pickupLastName: 'lastName',
  c_pickupPhone: 'phone',
  c_pickupEmail: 'email',
  c_pickupFirstNameAlternate: 'alternateFirstName',
  c_pickupLastNameAlternate: 'alternateLastName',
  c_pickupEmailAlternate: 'alternateEmail',
} as const satisfies Record<string, keyof PickupContact>;
export type ContactField = keyof typeof contactFields;
export const contactFieldNames = Object.keys(contactFields) as ContactField[];

const required: readonly ContactField[] = ['c_pickupFirstName', 'c_pickupLastName', 'c_pickupPhone', 'c_pickupEmail'];

export function missingContact(contact: PickupContact | null): ContactField[] {
  return required.filter((field) => !contact?.[contactFields[field]]);
}

export function presentContact(contact: PickupContact | null): Partial<Record<ContactField, string>> {
  return Object.fromEntries(
    contactFieldNames.flatMap((field) => {
      const value = contact?.[contactFields[field]];
      return value ? [[field, value]] : [];
    }),
  );
}

/** Returns the changed contact; null if nothing is left. A field that is `null` is removed. */
export function changePickupContact(
  contact: PickupContact | null,
  change: Pick<ShipmentChange, ContactField>,
): Result<PickupContact | null, 'ValidationException'> {
  const given = contactFieldNames.filter((field) => change[field] !== undefined);
  const cardField = given.find((field) => containsCardNumber(change[field] ?? ''));
  if (cardField) return misplacedCardNumber(`$.${cardField}`);
  const changed = { ...contact, ...Object.fromEntries(given.map((field) => [contactFields[field], change[field]])) };
  const entries = Object.entries(changed).filter(([, value]) => value);
  return ok(entries.length > 0 ? Object.fromEntries(entries) : null);
}
