/** The forms of the shop: one hook, one way to show errors, and the same submit with and without script. */
export { EmailErrorMessage } from './email-error-message.tsx';
export { FormErrorAlert } from './form-error-alert.tsx';
export { FormErrors } from './form-errors.tsx';
export { handleFormPost } from './handle-form-post.ts';
export { Honeypot } from './honeypot.tsx';
export { InvalidEmailMessage } from './invalid-email-message.tsx';
export {
  emailText,
  type FieldError,
  type FieldErrors,
  type FormSchema,
  fieldRule,
  honeypotText,
  lowerCaseEmailText,
  minPasswordLength,
  newPasswordText,
  optionalText,
  passwordText,
  requiredText,
  validate,
} from './schema.ts';
export { RejectedSubmission, type Submission, type SubmitError, toSubmitError } from './submission.ts';
export { useSubmission } from './use-submission.ts';
export { useValidatedForm, type ValidatedForm } from './use-validated-form.ts';
