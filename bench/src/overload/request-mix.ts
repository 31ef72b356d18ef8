/** The kinds of requests in the mix of the overload section, with their share of a hundred requests. */
export const mix = { 'cached page': 70, 'uncached listing': 10, 'uncached product': 10, 'add to basket': 8, order: 2 } as const;
export type RequestKind = keyof typeof mix;
export const requestKinds = Object.keys(mix) as RequestKind[];

export function buildRequestSequence(): RequestKind[] {
  const placed = requestKinds.flatMap((kind) =>
    Array.from({ length: mix[kind] }, (_, index) => ({ kind, position: (index + 0.5) / mix[kind] })),
  );
  return placed.sort((a, b) => a.position - b.position).map(({ kind }) => kind);
}

export interface BasketToFill {
  basketId: string;
  token: string;
}
export interface OrderToPlace extends BasketToFill {
  total: number;
}

/** Requests of the load process, prepared so that sending costs little. */
export interface LoadPlan {
  origin: string;
  shopPath: string;
  cachedPaths: readonly string[];
  /** Paths of listings; each is requested once. */
  listingPaths: readonly string[];
  /** Beginnings of paths; a number at the end makes each a page that is not cached. */
  productPathPrefixes: readonly string[];
  skus: readonly string[];
  baskets: readonly BasketToFill[];
  orders: readonly OrderToPlace[];
}

export interface LoadStep {
  rate: number;
  seconds: number;
  /** Maximum number of concurrent requests. */
  maxClients: number;
}

export interface KindResult {
  offered: number;
  /** Responses below 300 within a second. */
  succeeded: number;
  rejected: number;
  /** Other responses, late responses, timeouts, and requests for which no client was free. */
  failed: number;
  /** 99th percentile of responses below 300, in milliseconds. */
  successP99: number;
  /** 99th percentile of rejections at the client, with the waits for the event loops of the server and of the load process. */
  rejectionP99: number;
  /** 99th percentile of rejections from the time at which the server reads the request. */
  rejectionServerP99: number;
  /** Milliseconds by which the load process sends a request too late, because it shares the machine with the server. */
  sendDelayP99: number;
  failures: Record<string, number>;
}

export type StepResult = Record<RequestKind, KindResult>;
