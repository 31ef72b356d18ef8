import { lazyOnMount } from '../platform/lazy.tsx';
import { LoginPageRedirect } from './login-page-redirect.tsx';

export const SignInDialog = lazyOnMount(
  () => import('./sign-in-dialog.tsx'),
  (_, { hasFailed }) => (hasFailed ? <LoginPageRedirect /> : null),
);
