export { CheckField } from './check-field.tsx';
export { ErrorSummary, type SummaryError } from './error-summary.tsx';
export { PasswordField } from './password-field.tsx';
export { PhoneField } from './phone-field.tsx';
export { RadioGroup, type RadioOption } from './radio-group.tsx';
export { SelectField } from './select-field.tsx';
export { TextAreaField } from './text-area-field.tsx';
export { TextField } from './text-field.tsx';
