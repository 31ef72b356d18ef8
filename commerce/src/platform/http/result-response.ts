import type { LocalResponse } from '@outfitter/contract/client';

/** Receiver of results without JSON: the loaders of pages, or the server, which writes the JSON to the connection itself. */
export type ResultReader = 'loader' | 'server';

/** The environments that callers in the same process pass to the application. */
export const localCaller = { reader: 'loader' } as const;
export const servingCaller = { reader: 'server' } as const;

export function resultReaderOf(environment: unknown): ResultReader | undefined {
  return [localCaller, servingCaller].find((caller) => caller === environment)?.reader;
}

/** The response to a caller in the same process. It has no body: the streams of a `Response` cost more than a small call. */
export class ResultResponse extends Response implements LocalResponse {
  readonly result: unknown;

  constructor(result: unknown, status: number) {
    super(null, { status });
    this.result = result;
  }
}
