import type { Result } from '../result.ts';

export interface Operator {
  name: string;
  /** The only store in which the operator works; absent for all stores. */
  storeId: string | undefined;
}

export type VerifyOperator = (token: string | undefined) => Promise<Result<Operator, 'InvalidAccessTokenException'>>;
