import { CallError } from '@outfitter/contract/client';
import type { FieldError } from '../../forms/index.ts';

export function rejectedPassword(error: unknown): { field: 'password'; error: FieldError } | undefined {
  if (!(error instanceof CallError) || error.type !== 'InvalidPasswordException') return undefined;
  return { field: 'password', error: { code: String(error.arguments.reason ?? 'common') } };
}
