import { lazyOnMount } from '../platform/lazy.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { LoginPageRedirect } from './login-page-redirect.tsx';

export const LazySignInForm = lazyOnMount(
  async () => ({ default: (await import('./sign-in-form.tsx')).SignInForm }),
  (_, { hasFailed }) => (hasFailed ? <LoginPageRedirect /> : <Spinner />),
);
