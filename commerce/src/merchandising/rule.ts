/** A rule of merchandising: what it says, in which language, from when to when. */
import { previewYears as years } from '@outfitter/contract/client';
import { z } from 'zod';
import { endOfTime, startOfTime } from '../platform/database/column-types.ts';
import { arrangement } from './kinds/arrangement.ts';
import { banner } from './kinds/banner.ts';
import { facets } from './kinds/facets.ts';
import { offeredPhrases } from './kinds/phrases.ts';
import { redirect } from './kinds/redirect.ts';
import { synonym } from './kinds/synonym.ts';

const instant = z.iso
  .datetime({ offset: true, error: 'a moment is written like 2026-12-24T06:00:00Z' })
  .transform((text) => new Date(text));

function isInSupportedYears(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= years.first && year <= years.last;
}
const plannedInstant = instant.refine(isInSupportedYears, `a moment lies in the years ${years.first} to ${years.last}`);

function ruleSchemaOf<Kind extends string, Definition extends z.ZodType>(kind: Kind, definition: Definition) {
  return z.strictObject({
    id: z
      .string()
      .max(100)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is small letters and digits, with single hyphens between them'),
    kind: z.literal(kind),
    /** `fr-FR` or `fr`; null: in every language. */
    locale: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'a language is written like fr-FR or fr')
      .nullable()
      .default(null),
    /** In force from the first instant up to, not including, the second; left out: without end. */
    startsAt: plannedInstant.optional().transform((date) => date ?? startOfTime),
    endsAt: plannedInstant.optional().transform((date) => date ?? endOfTime),
    /** Among rules of one kind, the smaller first. */
    position: z.int().min(-1_000_000).max(1_000_000).default(0),
    definition,
  });
}

export const ruleSchema = z
  .discriminatedUnion('kind', [
    ruleSchemaOf('synonym', synonym),
    ruleSchemaOf('redirect', redirect),
    ruleSchemaOf('arrangement', arrangement),
    ruleSchemaOf('facets', facets),
    ruleSchemaOf('banner', banner),
    ruleSchemaOf('phrases', offeredPhrases),
  ])
  // Also asked where one of them is no moment, which has been said then.
  .refine(({ startsAt, endsAt }) => !(startsAt >= endsAt), { path: ['endsAt'], message: 'a rule ends after it starts' });

export type SearchRule = z.output<typeof ruleSchema>;
export type RuleKind = SearchRule['kind'];
export type RuleOf<Kind extends RuleKind> = Extract<SearchRule, { kind: Kind }>;

/** A rule as a file holds it: plain JSON, what says nothing left out. */
export interface RuleJson {
  id: string;
  kind: string;
  locale?: string;
  startsAt?: string;
  endsAt?: string;
  position?: number;
  definition: Record<string, unknown>;
}

/** A rule as a file; `checkRules` reads it as the same rule again. */
export function ruleToJson({ id, kind, locale, startsAt, endsAt, position, definition }: SearchRule): RuleJson {
  return {
    id,
    kind,
    ...(locale === null ? {} : { locale }),
    ...(startsAt <= startOfTime ? {} : { startsAt: startsAt.toISOString() }),
    ...(endsAt >= endOfTime ? {} : { endsAt: endsAt.toISOString() }),
    ...(position === 0 ? {} : { position }),
    definition,
  };
}
