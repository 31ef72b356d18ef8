import { operations } from '@outfitter/contract';
import type { CommerceSettings } from '../commerce-dependencies.ts';
import { signingAlgorithm } from './tokens/signing-keys.ts';

type IssuerSettings = Pick<CommerceSettings, 'siteOrigin' | 'organizationId'>;

/** Returns the issuer of tokens: the URL of the login calls, which names the shop and its organization. */
export function issuerOf({ siteOrigin, organizationId }: IssuerSettings): string {
  const { path } = operations.getOpenIdConfiguration;
  return `${siteOrigin}${path.replace('{organizationId}', organizationId)}`.replace('/oauth2/.well-known/openid-configuration', '');
}

export function discoveryDocument(settings: IssuerSettings) {
  const { siteOrigin, organizationId } = settings;
  const at = ({ path }: { path: string }) => `${siteOrigin}${path.replace('{organizationId}', organizationId)}`;
  return {
    issuer: issuerOf(settings),
    authorization_endpoint: at(operations.authorizeGuest),
    token_endpoint: at(operations.getToken),
    end_session_endpoint: at(operations.logoutShopper),
    jwks_uri: at(operations.getJsonWebKeySet),
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code_pkce', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    id_token_signing_alg_values_supported: [signingAlgorithm],
    subject_types_supported: ['public'],
  };
}
