/** Small forms: their fields, what is wrong with them, and the one thing that is done with them. */
export { FormFailure } from './form-failure.tsx';
export { Honeypot } from './honeypot.tsx';
export { isEmailLike } from './is-email-like.ts';
export { type PlainForm, usePlainForm } from './use-plain-form.ts';
