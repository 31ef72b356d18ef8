import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Principal } from '../principal.ts';
import type { PreviewAuthority } from './preview.ts';
import type { BoundRoute } from './route.ts';

export interface ServeOptions extends CommerceDependencies {
  /** Who an access token stands for; throws `InvalidAccessTokenException`. */
  authenticate: (token: string) => Promise<Principal>;
  /** Who may ask how the shop will be. */
  authority: PreviewAuthority;
  /** Makes the fingerprints of `Idempotency-Key`. */
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
