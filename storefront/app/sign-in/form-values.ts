/** Names and empty values of the forms, for the pages and for the actions of forms that are posted without JavaScript. */

export interface SignInValues {
  email: string;
  password: string;
  keepSignedIn: boolean;
}
export const signInForm = { name: 'sign-in', defaultValues: { email: '', password: '', keepSignedIn: true } as SignInValues };

export interface RegistrationValues {
  fullName: string;
  email: string;
  password: string;
  keepSignedIn: boolean;
}
export const registrationForm = {
  name: 'registration',
  defaultValues: { fullName: '', email: '', password: '', keepSignedIn: true } as RegistrationValues,
};

export interface PasswordLinkValues {
  email: string;
}
export const passwordLinkForm = { name: 'password-link', defaultValues: { email: '' } as PasswordLinkValues };

export interface NewPasswordValues {
  password: string;
  keepSignedIn: boolean;
}
export const newPasswordForm = { name: 'new-password', defaultValues: { password: '', keepSignedIn: true } as NewPasswordValues };
