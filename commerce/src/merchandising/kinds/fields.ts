/** Fields that several kinds of rules share. */
import { z } from 'zod';
import { phraseKey } from '../phrase-key.ts';

/** What a shopper may type: something with a letter or a digit in it. */
export const phrase = z
  .string()
  .max(100)
  .refine((text) => phraseKey(text) !== '', 'a phrase has a letter or a digit in it')
  .transform((text) => text.trim());

/** A list in which nothing stands twice, by what `keyOf` says of its entries. */
export function uniqueList<Entry extends z.ZodType>(entry: Entry, least: number, most: number, keyOf: (entry: z.output<Entry>) => string) {
  return z
    .array(entry)
    .min(least)
    .max(most)
    .superRefine((entries, context) => {
      const taken = new Set<string>();
      for (const [index, each] of entries.entries()) {
        const key = keyOf(each);
        if (taken.has(key)) context.addIssue({ code: 'custom', path: [index], message: 'stands in the list twice' });
        taken.add(key);
      }
    });
}

export const phraseList = (least: number, most: number) => uniqueList(phrase, least, most, phraseKey);

const plainId = z.string().regex(/^[\w.-]{1,100}$/, 'an id is 1 to 100 letters, digits, dots, hyphens and underscores');
export const categoryId = plainId;
const styleId = plainId;
export const attributeId = plainId;
export const idList = (most: number) => uniqueList(plainId, 0, most, (id) => id).default([]);
export const styleIdList = (most: number) => uniqueList(styleId, 0, most, (id) => id).default([]);

function isLink(text: string): boolean {
  // Spaces, control signs and backslashes are read differently by different browsers.
  if (/[\s\p{Cc}\\]/u.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  const url = URL.parse(text);
  return url?.protocol === 'https:' && text.startsWith('https://') && url.username === '' && url.password === '';
}

const localePrefix = /^\/[a-z]{2,3}-[A-Z]{2}(?=[/?#]|$)/;

/** Where a rule leads: a path of the shop, without language, or an https address. */
export const link = z
  .string()
  .min(1)
  .max(2_000)
  .refine(isLink, 'a path of the shop, or an https address')
  .refine((text) => !localePrefix.test(text), 'a path stands without its language; the shopper’s own is put before it');

/** A query or a category, and never both. */
export const targetFields = { query: phrase.optional(), categoryId: categoryId.optional() };

export function hasOneTarget(definition: { query?: string | undefined; categoryId?: string | undefined }): boolean {
  return (definition.query === undefined) !== (definition.categoryId === undefined);
}
export const oneTargetMessage = 'is for a query or for a category, for one of them';
