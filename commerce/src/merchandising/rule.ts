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
  .datetime({ offset: true, error: 'a timestamp is written like 2026-12-24T06:00:00Z' })
  .transform((text) => new Date(text));

function isInSupportedYears(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= years.first && year <= years.last;
}
const plannedInstant = instant.refine(isInSupportedYears, `a timestamp is within the years ${years.first} to ${years.last}`);

function ruleSchemaOf<Kind extends string, Definition extends z.ZodType>(kind: Kind, definition: Definition) {
  return z.strictObject({
    id: z
      .string()
      .max(100)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id consists of lower-case letters and digits with single hyphens between them'),
    kind: z.literal(kind),
    locale: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'a locale is written like fr-FR or fr')
      .nullable()
      .default(null),
    /** The end is exclusive. A missing start or end is unlimited. */
    startsAt: plannedInstant.optional().transform((date) => date ?? startOfTime),
    endsAt: plannedInstant.optional().transform((date) => date ?? endOfTime),
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
  // Negated, so that an invalid date, which has an issue of its own, adds none here.
  .refine(({ startsAt, endsAt }) => !(startsAt >= endsAt), { path: ['endsAt'], message: 'a rule ends after it starts' });

export type SearchRule = z.output<typeof ruleSchema>;
export type RuleKind = SearchRule['kind'];
export type RuleOf<Kind extends RuleKind> = Extract<SearchRule, { kind: Kind }>;

export interface RuleJson {
  id: string;
  kind: string;
  locale?: string;
  startsAt?: string;
  endsAt?: string;
  position?: number;
  definition: Record<string, unknown>;
}

/** Converts a rule to JSON: the inverse of `validateRule`. */
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
