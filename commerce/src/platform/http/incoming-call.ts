import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Principal } from '../principal.ts';
import type { Result } from '../result.ts';
import type { PreviewAuthority } from './preview.ts';
import type { BoundRoute } from './route.ts';

export interface ServeOptions extends CommerceDependencies {
  /** Verifies an access token. */
  authenticate: (token: string) => Promise<Result<Principal, 'InvalidAccessTokenException'>>;
  /** Verifies the tokens and hosts of previews. */
  authority: PreviewAuthority;
  /** HMAC key of the request fingerprints behind `Idempotency-Key`. */
  fingerprintKey: Buffer;
}
export interface IncomingCall {
  route: BoundRoute;
  method: string;
  params: Record<string, string>;
  request: Request;
  url: URL;
  correlationId: string;
}
