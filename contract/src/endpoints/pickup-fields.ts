/** The fields of a pickup shipment: who collects it, and where. The address of the shipment is the store's. */
import { z } from 'zod';
import { maxPickupNameLength } from '../constants.ts';
import { emailAddress, isOneLine, phone, removable } from '../shared-schemas.ts';

const name = z.string().trim().min(1).max(maxPickupNameLength).refine(isOneLine, 'A name contains no control characters.');

/** Fields of a response. */
export const pickupFields = {
  /** Time at which a shipment for in-store pickup is ready. */
  c_readyBy: z.iso.datetime().optional(),
  c_pickupFirstName: z.string().optional(),
  c_pickupLastName: z.string().optional(),
  c_pickupPhone: z.string().optional(),
  c_pickupEmail: z.string().optional(),
  c_pickupFirstNameAlternate: z.string().optional(),
  c_pickupLastNameAlternate: z.string().optional(),
  c_pickupEmailAlternate: z.string().optional(),
  c_pickupStoreID: z.string().optional(),
  c_pickupStoreIDExt: z.string().optional(),
  c_pickupStoreName: z.string().optional(),
  c_pickupStoreCity: z.string().optional(),
  /** IANA time zone of the store, in which its times are displayed. */
  c_pickupStoreTimeZone: z.string().optional(),
};

/** Fields of a request: a field that is `null` or `{}` is removed; an absent one stays. */
export const pickupContactChange = {
  c_pickupFirstName: removable(name),
  c_pickupLastName: removable(name),
  c_pickupPhone: removable(phone),
  c_pickupEmail: removable(emailAddress),
  c_pickupFirstNameAlternate: removable(name),
  c_pickupLastNameAlternate: removable(name),
  c_pickupEmailAlternate: removable(emailAddress),
};
