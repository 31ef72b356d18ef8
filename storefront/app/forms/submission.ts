import { CallError } from '@outfitter/contract/client';
import type { FieldErrors } from './validate.ts';

/** The error of a submission whose fields are valid. Without its cause it is plain data that a page can contain. */
export interface SubmitError {
  code: string;
  status?: number;
  /** Message of the server, in English. */
  message?: string;
  arguments?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** Thrown by the `submit` function of a form if the call succeeded but its response rejects the form. */
export class RejectedSubmission extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(code: string, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

export function toSubmitError(error: unknown): SubmitError {
  if (error instanceof CallError) {
    return { code: error.type, status: error.status, message: error.message, arguments: error.arguments, cause: error };
  }
  return error instanceof RejectedSubmission ? { code: error.code, arguments: error.details } : { code: 'unknown', cause: error };
}

/** The result of a form that was posted without JavaScript; a route's action returns it and `useSubmission` reads it. */
export interface Submission<Values = unknown, Result = unknown> {
  form: string;
  values: Values;
  outcome:
    | { status: 'invalid'; errors: FieldErrors<Values> }
    | { status: 'failed'; error: SubmitError }
    | { status: 'done'; result: Result };
}
