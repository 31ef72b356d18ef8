import * as z from 'zod/mini';
import { type CardValues, cardErrors, cardShape } from '../../checkout/index.ts';
import { definedErrors, fieldRule } from '../../forms/index.ts';

export interface NewCardValues extends CardValues {
  holder: string;
  isDefault: boolean;
}

export function newCardErrors(values: NewCardValues, today: Date) {
  const holder = values.holder.trim() === '' ? { code: 'holder-required' } : undefined;
  return definedErrors<NewCardValues, string>({ ...cardErrors(values, today), holder });
}

export const newCardSchema = z
  .object({ ...cardShape, holder: z.string(), isDefault: z.boolean() })
  .check(fieldRule<NewCardValues>((values) => newCardErrors(values, new Date())));
