import { CallError } from '@outfitter/contract/client';
import type { FieldErrors } from './validate.ts';

/** Why a form with valid fields was not accepted. But for its cause it is plain data, so that a page can carry it. */
export interface SubmitError {
  code: string;
  status?: number;
  arguments?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** Thrown by a form's `submit` when the call succeeded but its response rejects the form. */
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
  if (error instanceof CallError) return { code: error.type, status: error.status, arguments: error.arguments, cause: error };
  return error instanceof RejectedSubmission ? { code: error.code, arguments: error.details } : { code: 'unknown', cause: error };
}

/** The result of a form that was posted without script; a route's action returns it and `useSubmission` reads it. */
export interface Submission<Values = unknown, Result = unknown> {
  form: string;
  values: Values;
  outcome:
    | { status: 'invalid'; errors: FieldErrors<Values> }
    | { status: 'failed'; error: SubmitError }
    | { status: 'done'; result: Result };
}
