export { IdentityCallbackPage } from './identity-callback-page.tsx';
export { AccountPage } from './layout/account-page.tsx';
