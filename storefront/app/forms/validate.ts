// Imports only types from zod, because the schemas load after the page.
import type * as z from 'zod/mini';

export interface FieldError<Code extends string = string> {
  code: Code;
  values?: Readonly<Record<string, string | number>>;
}

export type FieldErrors<Values, Code extends string = string> = { readonly [Field in keyof Values]?: FieldError<Code> };

export type FormSchema<Values, Output> = z.ZodMiniType<Output, Values>;

export type Validation<Values, Output> = { ok: true; values: Output } | { ok: false; errors: FieldErrors<Values> };

export function validate<Values, Output>(schema: FormSchema<Values, Output>, values: Values): Validation<Values, Output> {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, values: result.data };
  const errors: Record<string, FieldError> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0]);
    const values = issue.code === 'custom' ? (issue.params?.values as FieldError['values']) : undefined;
    errors[field] ??= { code: issue.message, ...(values ? { values } : {}) };
  }
  return { ok: false, errors: errors as FieldErrors<Values> };
}

export function definedErrors<Values, Code extends string = string>(
  found: {
    [Field in keyof Values]?: FieldError<Code> | undefined;
  },
): FieldErrors<Values, Code> {
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined)) as FieldErrors<Values, Code>;
}
