import type { Page } from '@playwright/test';

export interface VirtualAuthenticator {
  countPasskeys(): Promise<number>;
  /** Sets whether the person at the device confirms the use of a passkey; otherwise its dialog stays open. */
  setConfirming(isConfirming: boolean): Promise<unknown>;
  /** Sets whether the device recognizes the fingerprint, face or screen lock. */
  setVerifying(isVerifying: boolean): Promise<unknown>;
}

/** Gives the page's device an authenticator for passkeys. Call it before the page is opened. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    countPasskeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    setConfirming: (enabled) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    setVerifying: (isUserVerified) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}
