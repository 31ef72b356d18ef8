/** Signing in and out, registering and password links: the pages, the dialog and the form of the checkout. */
export { GuestRegistrationForm } from './guest-registration-form.tsx';
export { default as InactivityObserver } from './inactivity/inactivity-observer.tsx';
export { SignInDialog } from './lazy-sign-in-dialog.tsx';
export { LazySignInForm } from './lazy-sign-in-form.tsx';
export { LoginPage } from './login-page.tsx';
export { LazyMergeNotice } from './merge-notice/lazy-merge-notice.tsx';
export { NewPasswordErrorMessage } from './new-password-error-message.tsx';
export { NoScriptNote } from './no-script-note.tsx';
export { PasswordHint } from './password-hint.tsx';
export { customerKey } from './personal-data.ts';
export { RegisterPage } from './register-page.tsx';
export { rejectedPassword } from './rejected-password.ts';
export { ResetPasswordPage } from './reset-password-page.tsx';
export { loginPath, returnPath } from './return-path.ts';
export { SetPasswordPage } from './set-password-page.tsx';
export { type SignInInput, type SignInResult, signIn } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { useLoginPath } from './use-login-path.ts';
