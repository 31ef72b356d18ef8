import { z } from 'zod';
import type { FaultType } from './faults.ts';
import { type Operation, type OperationName, operations } from './operations.ts';

type Fields = Record<string, z.ZodType>;
const nothing = z.strictObject({});

export interface EndpointShapes {
  summary: string;
  /** Path parameters; values arrive as text. */
  params?: z.ZodType<Record<string, unknown>>;
  query?: z.ZodType<Record<string, unknown>>;
  body?: z.ZodType;
  /** The body of the answer when all went well; absent for 204 and for redirects. */
  answer?: z.ZodType;
  /** The status of that answer. */
  status?: number;
  /** The faults that it names beside those any call may answer. */
  faults?: readonly FaultType[];
  /** The form of its errors. */
  errors?: 'shop' | 'login' | 'content' | 'hosted';
  /** The `Content-Type` of its bodies where it is not JSON. */
  encoding?: 'form' | 'empty' | 'html';
}

type Nothing = typeof nothing;
type Shaped<N extends OperationName, S extends EndpointShapes> = Omit<S, keyof Defaults> &
  Omit<Defaults, 'params' | 'query'> & {
    name: N;
    operation: (typeof operations)[N];
    params: S['params'] extends z.ZodType ? S['params'] : Nothing;
    query: S['query'] extends z.ZodType ? S['query'] : Nothing;
  };
interface Defaults {
  params: z.ZodType;
  query: z.ZodType;
  status: number;
  errors: 'shop' | 'login' | 'content' | 'hosted';
  faults: readonly FaultType[];
}

/** Binds the shapes of a call to its operation; the server, the client's types, OpenAPI and the tests all read this. */
export function endpoint<const N extends OperationName, const S extends EndpointShapes>(name: N, shapes: S): Shaped<N, S> {
  const defaults = { params: nothing, query: nothing, status: 200, errors: 'shop', faults: [] };
  return { ...defaults, ...shapes, name, operation: operations[name] } as unknown as Shaped<N, S>;
}

/** Path parameters of the shop API: the site and version of every path, and the call's own. */
export function shopParams<F extends Fields>(fields: F) {
  return z.strictObject({ siteId: z.string().max(64), version: z.string().regex(/^v\d{1,3}_\d{1,2}$/), ...fields });
}

/** Query parameters that any client of the shop API may send along. */
export function shopQuery<F extends Fields>(fields: F) {
  return z.strictObject({ client_id: z.string().max(200).optional(), locale: z.string().max(10).optional(), ...fields });
}

export type Endpoint = Omit<EndpointShapes, 'params' | 'query'> & {
  name: OperationName;
  operation: Operation;
  params: z.ZodType<Record<string, unknown>>;
  query: z.ZodType<Record<string, unknown>>;
  status: number;
  errors: 'shop' | 'login' | 'content' | 'hosted';
  faults: readonly FaultType[];
};
