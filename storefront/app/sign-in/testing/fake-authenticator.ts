import { onTestFinished, vi } from 'vitest';

interface FakeAuthenticator {
  hasPlatform?: boolean;
  isSuggesting?: boolean;
  /** Name of the error with which the dialog of the browser ends: `NotAllowedError` if it is closed. */
  error?: string;
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

function fail(name: string): never {
  throw Object.assign(new Error(name), { name });
}

const credential = {
  id: 'cred1',
  rawId: bytes('cred1'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('client'),
    attestationObject: bytes('attestation'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('handle'),
    getTransports: () => ['internal'],
  },
};

/** Gives the browser passkeys until the test is finished. Call it after `openTab`. */
export function stubAuthenticator({ hasPlatform = true, isSuggesting = false, error }: FakeAuthenticator = {}) {
  const requests: { mediation?: string; publicKey: { challenge: ArrayBuffer } }[] = [];
  let choose = () => {};
  const respond = async () => (error === undefined ? credential : fail(error));
  const credentials = {
    create: respond,
    async get(options: { mediation?: string; publicKey: { challenge: ArrayBuffer }; signal: AbortSignal }) {
      requests.push(options);
      if (options.mediation !== 'conditional') return respond();
      await new Promise<void>((resolve, reject) => {
        choose = resolve;
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
      });
      return credential;
    },
  };
  const support = {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => hasPlatform,
    isConditionalMediationAvailable: async () => isSuggesting,
  };
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, support),
  );
  const descriptor = Object.getOwnPropertyDescriptor(navigator, 'credentials');
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  onTestFinished(() => {
    if (descriptor) Object.defineProperty(navigator, 'credentials', descriptor);
    else Reflect.deleteProperty(navigator, 'credentials');
  });
  return { requests, choose: () => choose() };
}

const base64url = (text: string) => btoa(text).replaceAll('=', '');
export const sentCredential = { id: 'cred1', rawId: base64url('cred1'), type: 'public-key' };

export const requestOptions = { challenge: 'AAAA', rpId: 'localhost', timeout: 300_000, userVerification: 'required' };
export const creationOptions = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Shop' },
  user: { id: 'AAAA', name: 'dale@example.com', displayName: 'Dale' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
