import type { Brand } from '@outfitter/commerce';
import { loadSearchRules, type SearchRuleFile } from '@outfitter/demo';
import { addMediaVersions } from './content-rows.ts';

/** Removes styles that are not loaded from a rule; `undefined` if nothing remains of it. Pure. */
export function ruleForStyles(rule: SearchRuleFile, styles: ReadonlySet<string>): SearchRuleFile | undefined {
  if (rule.kind !== 'arrangement') return rule;
  const { pinned, hidden, boosts, ...target } = rule.definition;
  const loaded = (ids: unknown) => (Array.isArray(ids) ? ids.filter((id) => styles.has(String(id))) : []);
  const lists = Object.entries({ pinned: loaded(pinned), hidden: loaded(hidden), boosts: Array.isArray(boosts) ? boosts : [] });
  const nonEmptyLists = lists.filter(([, entries]) => entries.length > 0);
  return nonEmptyLists.length === 0 ? undefined : { ...rule, definition: { ...target, ...Object.fromEntries(nonEmptyLists) } };
}

export async function searchRuleRows(
  styles: ReadonlySet<string>,
  media: Parameters<typeof addMediaVersions>[1],
  now: Date,
): Promise<Brand['searchRules']> {
  const rules = loadSearchRules(now).flatMap((rule) => ruleForStyles(rule, styles) ?? []);
  return Promise.all(
    rules.map(async (rule) => ({ ...rule, definition: (await addMediaVersions(rule.definition, media)) as Record<string, unknown> })),
  );
}
