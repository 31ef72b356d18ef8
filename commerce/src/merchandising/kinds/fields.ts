import { z } from 'zod';
import { phraseKey } from '../phrase-key.ts';

export const phrase = z
  .string()
  .max(100)
  .refine((text) => phraseKey(text) !== '', 'a phrase contains a letter or a digit')
  .transform((text) => text.trim());

export function uniqueList<Entry extends z.ZodType>(entry: Entry, min: number, max: number, keyOf: (entry: z.output<Entry>) => string) {
  return z
    .array(entry)
    .min(min)
    .max(max)
    .superRefine((entries, context) => {
      const keys = new Set<string>();
      for (const [index, each] of entries.entries()) {
        const key = keyOf(each);
        if (keys.has(key)) context.addIssue({ code: 'custom', path: [index], message: 'is in the list twice' });
        keys.add(key);
      }
    });
}

export const phraseList = (min: number, max: number) => uniqueList(phrase, min, max, phraseKey);

const plainId = z.string().regex(/^[\w.-]{1,100}$/, 'an id is 1 to 100 letters, digits, dots, hyphens and underscores');
export const categoryId = plainId;
const styleId = plainId;
export const attributeId = plainId;
export const idList = (max: number) => uniqueList(plainId, 0, max, (id) => id).default([]);
export const styleIdList = (max: number) => uniqueList(styleId, 0, max, (id) => id).default([]);

function isLink(text: string): boolean {
  // Browsers interpret spaces, control characters and backslashes differently.
  if (/[\s\p{Cc}\\]/u.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  const url = URL.parse(text);
  return url?.protocol === 'https:' && text.startsWith('https://') && url.username === '' && url.password === '';
}

const localePrefix = /^\/[a-z]{2,3}-[A-Z]{2}(?=[/?#]|$)/;

/** A path of the shop without locale prefix, or an https URL. */
export const link = z
  .string()
  .min(1)
  .max(2_000)
  .refine(isLink, 'a link is a path of the shop or an https URL')
  .refine((text) => !localePrefix.test(text), 'a path has no locale prefix; the shopper’s own is added');

export const targetFields = { query: phrase.optional(), categoryId: categoryId.optional() };

export function hasOneTarget(definition: { query?: string | undefined; categoryId?: string | undefined }): boolean {
  return (definition.query === undefined) !== (definition.categoryId === undefined);
}
export const oneTargetMessage = 'is for either a query or a category';
