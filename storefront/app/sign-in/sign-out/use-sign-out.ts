import { useMutation } from '@tanstack/react-query';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { signOut } from './sign-out.ts';

/** Signs the customer out with a button. While `isError`, show a `SignOutErrorAlert` beside the button. */
export function useSignOut(onSignedOut?: () => void) {
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => signOut(), onSuccess: onSignedOut }, getQueryClient());
  return { signOut: () => mutate(), isPending, isError };
}
