import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Principal } from '../principal.ts';
import type { Result } from '../result.ts';
import type { VerifyOperator } from './operator.ts';
import type { PreviewAuthority } from './preview.ts';
import type { ResultReader } from './result-response.ts';
import type { BoundRoute } from './route.ts';

export interface ServeOptions extends CommerceDependencies {
  authenticate: (token: string) => Promise<Result<Principal, 'InvalidAccessTokenException'>>;
  authority: PreviewAuthority;
  verifyOperator: VerifyOperator;
  fingerprintKey: Buffer;
}
export interface IncomingCall {
  route: BoundRoute;
  method: string;
  params: Record<string, string>;
  request: Request;
  url: URL;
  correlationId: string;
  /** Set if the caller is in this process and reads the result itself, without JSON. */
  resultReader: ResultReader | undefined;
}
