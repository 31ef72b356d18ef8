/** Small forms: their fields, what is wrong with them, and the one thing that is done with them. */
export { FormErrorAlert } from './form-error-alert.tsx';
export { Honeypot } from './honeypot.tsx';
export { isEmailLike } from './is-email-like.ts';
export { type PlainForm, usePlainForm } from './use-plain-form.ts';
