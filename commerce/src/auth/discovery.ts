import { operations } from '@outfitter/contract';
import type { CommerceSettings } from '../commerce-dependencies.ts';
import { signingAlgorithm } from './signing-keys.ts';

export function discoveryDocument({ siteOrigin, organizationId }: Pick<CommerceSettings, 'siteOrigin' | 'organizationId'>) {
  const at = ({ path }: { path: string }) => `${siteOrigin}${path.replace('{organizationId}', organizationId)}`;
  return {
    issuer: at(operations.getOpenIdConfiguration).replace('/oauth2/.well-known/openid-configuration', ''),
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
