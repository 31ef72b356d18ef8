import type { LocalResponse } from '@outfitter/contract/client';

/** The environment that callers in the same process pass to the application, to receive results without JSON. */
export const localCaller = { isLocal: true } as const;

/** The response to a caller in the same process. */
export class ResultResponse extends Response implements LocalResponse {
  readonly result: unknown;

  constructor(result: unknown, status: number) {
    super(null, { status });
    this.result = result;
  }
}
