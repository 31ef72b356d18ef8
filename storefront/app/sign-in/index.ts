/** Public API of signing in and out, registering and password links: the pages, the dialog and the form of the checkout. */

export { LazyInactivityObserver } from './inactivity/lazy-inactivity-observer.tsx';
export { SignInDialog } from './lazy-sign-in-dialog.tsx';
export { LazySignInForm } from './lazy-sign-in-form.tsx';
export { LoginPage } from './login-page.tsx';
export { LazySignInNotices } from './notices/lazy-sign-in-notices.tsx';
export { createPasskey } from './passkey/lazy-passkeys.ts';
export { PasskeyErrorAlert } from './passkey/passkey-error-alert.tsx';
export { usePasskeySupport } from './passkey/passkey-support.ts';
export { passkeysQuery } from './passkey/passkeys-query.ts';
export { NewPasswordErrorMessage } from './password/new-password-error-message.tsx';
export { NewPasswordField } from './password/new-password-field.tsx';
export { rejectedPassword } from './password/rejected-password.ts';
export { ResetPasswordPage } from './password/reset-password-page.tsx';
export { SetPasswordPage } from './password/set-password-page.tsx';
export { customerKey } from './personal-data.ts';
export { handlePasswordLinkPost } from './posted/handle-password-link-post.ts';
export { handleRegistrationPost } from './posted/handle-registration-post.ts';
export { handleSetPasswordPost } from './posted/handle-set-password-post.ts';
export { handleSignInPost } from './posted/handle-sign-in-post.ts';
export { GuestRegistrationForm } from './registration/guest-registration-form.tsx';
export { RegisterPage } from './registration/register-page.tsx';
export { loginPath, returnPath } from './return-path.ts';
export { type SignInInput, type SignInResult, signIn } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { useLoginPath } from './use-login-path.ts';
export { useSessionFormPath } from './use-session-form-path.ts';
