export { IdentityCallbackPage } from './identity-callback-page.tsx';
export { LoginPage } from './login-page.tsx';
export { RegisterPage } from './register-page.tsx';
export { ResetPasswordPage } from './reset-password-page.tsx';
export { loginPath } from './return-path.ts';
export { SetPasswordPage } from './set-password-page.tsx';
