import { createHash, randomBytes } from 'node:crypto';
import { type TestCommerce, testSettings } from '../../testing/test-commerce.ts';

export const loginPath = '/mobify/proxy/api/shopper/auth/v1/organizations/f_ecom_demo_001/oauth2';
export const redirectUri = 'http://localhost:3000/callback';

export interface TokenReply {
  status: number;
  body: Record<string, string>;
}
export interface StartedLogin {
  response: Response;
  verifier: string;
  location: URL;
  code: string;
  usid: string;
}

export async function readReply(response: Response): Promise<TokenReply> {
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

export const basicOf = ({ email, password }: { email: string; password: string }) =>
  `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;

export function loginCallsOf(commerce: TestCommerce) {
  const token = async (fields: Record<string, string>, headers?: Record<string, string>) =>
    readReply(await commerce.request(`${loginPath}/token`, form({ client_id: testSettings.clientId, ...fields }, headers)));
  return {
    token,
    async login(
      credentials: { email: string; password: string },
      fields: Record<string, string> = {},
      headers: Record<string, string> = {},
    ): Promise<StartedLogin> {
      const verifier = randomBytes(48).toString('base64url');
      const code_challenge = createHash('sha256').update(verifier).digest('base64url');
      const request = { client_id: testSettings.clientId, redirect_uri: redirectUri, code_challenge, channel_id: 'DTC', ...fields };
      const response = await commerce.request(`${loginPath}/login`, form(request, { authorization: basicOf(credentials), ...headers }));
      const location = new URL(response.headers.get('location') ?? 'http://none');
      return { response, verifier, location, code: location.searchParams.get('code') ?? '', usid: location.searchParams.get('usid') ?? '' };
    },
    redeem: ({ code, verifier }: Pick<StartedLogin, 'code' | 'verifier'>, headers?: Record<string, string>) =>
      token({ grant_type: 'authorization_code_pkce', code, code_verifier: verifier, redirect_uri: redirectUri }, headers),
    refresh: (refreshToken = '') => token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    logout: (refreshToken = '') =>
      commerce.request(
        `${loginPath}/logout?${new URLSearchParams({ refresh_token: refreshToken, client_id: testSettings.clientId, channel_id: 'DTC' })}`,
      ),
  };
}
