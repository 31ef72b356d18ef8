import { z } from 'zod';
import type { FaultType } from '../faults.ts';
import { type Operation, type OperationName, operations } from '../operations.ts';

type Shape = Record<string, z.ZodType>;
const emptyObject = z.strictObject({});

/** Error body of `faults.ts` with which an endpoint responds. */
export type ErrorFormat = 'shop' | 'login' | 'content' | 'hosted';

export interface EndpointDefinition {
  summary: string;
  params?: z.ZodType<Record<string, unknown>>;
  query?: z.ZodType<Record<string, unknown>>;
  body?: z.ZodType;
  response?: z.ZodType;
  status?: number;
  faults?: readonly FaultType[];
  errorFormat?: ErrorFormat;
  /** The `Content-Type` of the bodies where it is not JSON. */
  encoding?: 'form' | 'empty' | 'html';
  /** Maximum size of the body, for calls whose valid bodies are larger than `defaultMaxBodyBytes`. */
  maxBodyBytes?: number;
}

export const defaultMaxBodyBytes = 64 * 1024;

type EmptyObject = typeof emptyObject;
type DefinedEndpoint<N extends OperationName, D extends EndpointDefinition> = Omit<D, keyof Defaults> &
  Omit<Defaults, 'params' | 'query'> & {
    name: N;
    operation: (typeof operations)[N];
    params: D['params'] extends z.ZodType ? D['params'] : EmptyObject;
    query: D['query'] extends z.ZodType ? D['query'] : EmptyObject;
  };
interface Defaults {
  params: z.ZodType;
  query: z.ZodType;
  status: number;
  errorFormat: ErrorFormat;
  faults: readonly FaultType[];
}

/** Binds schemas to an operation. Server validation, client types, OpenAPI and the fuzz test are derived from the result. */
export function defineEndpoint<const N extends OperationName, const D extends EndpointDefinition>(
  name: N,
  definition: D,
): DefinedEndpoint<N, D> {
  const defaults = { params: emptyObject, query: emptyObject, status: 200, errorFormat: 'shop', faults: [] };
  return { ...defaults, ...definition, name, operation: operations[name] } as unknown as DefinedEndpoint<N, D>;
}

export function shopParams<F extends Shape>(fields: F) {
  return z.strictObject({ siteId: z.string().max(64), version: z.string().regex(/^v\d{1,3}_\d{1,2}$/), ...fields });
}

export function shopQuery<F extends Shape>(fields: F) {
  return z.strictObject({ client_id: z.string().max(200).optional(), locale: z.string().max(10).optional(), ...fields });
}

export type Endpoint = Omit<EndpointDefinition, 'params' | 'query'> & {
  name: OperationName;
  operation: Operation;
  params: z.ZodType<Record<string, unknown>>;
  query: z.ZodType<Record<string, unknown>>;
  status: number;
  errorFormat: ErrorFormat;
  faults: readonly FaultType[];
};
