import { useEffect } from 'react';
import { useHref } from '../platform/locale/navigation.tsx';
import { useLoginPath } from './use-login-path.ts';

/** Opens the sign-in page, which works without scripts, in place of a form whose code could not be loaded. */
export function LoginPageRedirect() {
  const href = useHref(useLoginPath());
  useEffect(() => window.location.assign(href), [href]);
  return null;
}
