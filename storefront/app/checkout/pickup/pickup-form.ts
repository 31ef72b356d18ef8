import type { Basket, Customer, RequestBody, Shipment } from '@outfitter/contract/client';
import { fullNameOf, splitFullName } from '../../platform/shop/full-name.ts';
import type { PickupValues } from './pickup-schema.ts';

export const pickupShipments = ({ shipments }: Pick<Basket, 'shipments'>): Shipment[] => shipments.filter(({ c_isBOPIS }) => c_isBOPIS);

type PickupCustomer = Pick<Customer, 'firstName' | 'lastName' | 'email' | 'phoneHome'>;

/** Returns the initial values: those of the basket, and else those of the account. */
export function initialPickupValues(basket: Basket, customer?: PickupCustomer): PickupValues {
  const [shipment] = pickupShipments(basket);
  const { c_pickupFirstName, c_pickupLastName, c_pickupFirstNameAlternate, c_pickupLastNameAlternate } = shipment ?? {};
  const fullName = fullNameOf({ firstName: c_pickupFirstName, lastName: c_pickupLastName });
  const alternateName = fullNameOf({ firstName: c_pickupFirstNameAlternate, lastName: c_pickupLastNameAlternate });
  return {
    fullName: fullName || fullNameOf(customer ?? {}),
    phone: shipment?.c_pickupPhone ?? customer?.phoneHome ?? '',
    email: shipment?.c_pickupEmail ?? basket.customerInfo.email ?? customer?.email ?? '',
    hasAlternate: alternateName !== '',
    alternateName,
    alternateEmail: shipment?.c_pickupEmailAlternate ?? '',
  };
}

/** Returns the contact as it is sent; the fields of a removed alternate person are deleted. */
export function pickupChange(values: PickupValues): RequestBody<'updateShipment'> {
  const person = splitFullName(values.fullName);
  const alternate = values.hasAlternate ? splitFullName(values.alternateName) : undefined;
  const alternateEmail = values.hasAlternate ? values.alternateEmail.trim() : '';
  return {
    c_pickupFirstName: person.firstName,
    c_pickupLastName: person.lastName,
    c_pickupPhone: values.phone.trim(),
    c_pickupEmail: values.email.trim(),
    c_pickupFirstNameAlternate: alternate?.firstName ?? null,
    c_pickupLastNameAlternate: alternate?.lastName ?? null,
    c_pickupEmailAlternate: alternateEmail || null,
  };
}

/** Fields of the form, by the fields of the call. */
const formFields: Readonly<Record<string, keyof PickupValues>> = {
  c_pickupFirstName: 'fullName',
  c_pickupLastName: 'fullName',
  c_pickupPhone: 'phone',
  c_pickupEmail: 'email',
  c_pickupFirstNameAlternate: 'alternateName',
  c_pickupLastNameAlternate: 'alternateName',
  c_pickupEmailAlternate: 'alternateEmail',
  email: 'email',
};

export const pickupWireFields = Object.keys(formFields);
export const pickupFieldOf = (wireField: string | undefined): keyof PickupValues | undefined =>
  wireField ? formFields[wireField] : undefined;
