import type { Passkey } from '@outfitter/contract/client';

export const loadPasskeySignIn = () => import('./sign-in-with-passkey.ts');

/** Creates a passkey and adds it to the account. Returns undefined if the customer has canceled. */
export async function createPasskey(password?: string): Promise<Passkey | undefined> {
  return (await import('./create-passkey.ts')).createPasskey(password);
}
