import type { z } from 'zod';
import type { Endpoints } from '../endpoints/index.ts';
import type { OperationName } from '../operations.ts';

type Configured = 'siteId' | 'version' | 'organizationId';
type CallerSupplied<T> = { [K in keyof T as string extends K ? never : K extends Configured ? never : K]: T[K] };
type OmitIfEmpty<T> = keyof CallerSupplied<T> extends never ? never : T;

export type Params<N extends OperationName> = CallerSupplied<z.input<Endpoints[N]['params']>>;
export type Query<N extends OperationName> = z.input<Endpoints[N]['query']>;
export type RequestBody<N extends OperationName> = Endpoints[N] extends { body: infer B extends z.ZodType } ? z.input<B> : undefined;
export type ResponseBody<N extends OperationName> = Endpoints[N] extends { response: infer A extends z.ZodType } ? z.output<A> : undefined;

export type Request<N extends OperationName> = {
  query?: Query<N>;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** True if the request outlives the page. */
  keepalive?: boolean;
} & ([OmitIfEmpty<Params<N>>] extends [never] ? { params?: undefined } : { params: Params<N> }) &
  (undefined extends RequestBody<N> ? { body?: RequestBody<N> } : { body: RequestBody<N> });

type HasOnlyOptional<N extends OperationName> = Partial<Request<N>> extends Request<N> ? true : false;
export type Call<N extends OperationName> =
  HasOnlyOptional<N> extends true ? (request?: Request<N>) => Promise<ResponseBody<N>> : (request: Request<N>) => Promise<ResponseBody<N>>;
export type Client = { [N in OperationName]: Call<N> };
