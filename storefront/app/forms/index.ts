/** Public API of the forms: validation, error messages, and submission with and without JavaScript. */
export { EmailErrorMessage } from './email-error-message.tsx';
export { EmailField } from './email-field.tsx';
export { likelyDomain } from './email-suggestion/suggested-email.ts';
export { EmailTooLongMessage } from './email-too-long-message.tsx';
export { FormErrorAlert, FormErrorMessage } from './form-error-alert.tsx';
export { FormErrors } from './form-errors.tsx';
export { handleFormPost } from './handle-form-post.ts';
export { Honeypot } from './honeypot.tsx';
export { InvalidEmailMessage } from './invalid-email-message.tsx';
export {
  emailText,
  fieldRule,
  honeypotText,
  lowerCaseEmailText,
  optionalText,
  passwordText,
  requiredText,
} from './schema.ts';
export { useServerText } from './server-text.ts';
export { RejectedSubmission, type Submission, type SubmitError, toSubmitError } from './submission.ts';
export { TooLongMessage } from './too-long-message.tsx';
export { useStoredDraft } from './use-stored-draft.ts';
export { useSubmission } from './use-submission.ts';
export { useValidatedForm, type ValidatedForm } from './use-validated-form.ts';
export { definedErrors, type FieldError, type FieldErrors, type FormSchema, validate } from './validate.ts';
