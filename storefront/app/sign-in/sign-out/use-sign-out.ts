import { useMutation } from '@tanstack/react-query';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { signOut } from './sign-out.ts';

export interface SignOutState {
  isPending: boolean;
  isSuccess: boolean;
  /** Whether the sign-out failed: show a `SignOutErrorAlert` beside the button. */
  isError: boolean;
  signOut(): void;
}

/** Signs the customer out with a button. */
export function useSignOut(onSignedOut?: () => void): SignOutState {
  const { isPending, isSuccess, isError, mutate } = useMutation({ mutationFn: () => signOut(), onSuccess: onSignedOut }, getQueryClient());
  return { isPending, isSuccess, isError, signOut: () => mutate() };
}
