export { IdentityCallbackPage } from './identity-callback-page.tsx';
export { NoAccountsPage } from './no-accounts-page.tsx';
export { loginPath } from './return-path.ts';
