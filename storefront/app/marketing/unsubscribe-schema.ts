import type { RequestBody } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { honeypotText, lowerCaseEmailText, optionalText } from '../forms/index.ts';

const reasons = ['', 'too-many', 'not-relevant', 'never-signed-up', 'other'] as const satisfies readonly (
  | NonNullable<RequestBody<'unsubscribeEmail'>['reason']>
  | ''
)[];
const reason = z.enum(reasons);

export const unsubscribeSchema = z.object({ email: lowerCaseEmailText(), reason, website: honeypotText() });
export const unsubscribeByLinkSchema = z.object({ email: optionalText(), reason, website: honeypotText() });
export type UnsubscribeValues = z.input<typeof unsubscribeSchema>;
