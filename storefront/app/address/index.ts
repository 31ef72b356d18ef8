/** Postal addresses: their fields, rules and error messages, in checkout and account. */
export {
  addressInput,
  addressLine,
  addressValues,
  destinationKey,
  emptyAddress,
  isSameAddress,
} from './address.ts';
export { type AddressErrorCode, type AddressFieldError, rejectedFieldError } from './address-error.ts';
export { AddressErrorMessage } from './address-error-message.tsx';
export { AddressFields, fieldId } from './address-fields.tsx';
export { AddressLines } from './address-lines.tsx';
export type { AddressValues } from './address-schema.ts';
export { displayPhone, phoneError } from './phone.ts';
export { PlaceStatus } from './place-status.tsx';
export { usePlacePrefill } from './use-place-prefill.ts';
