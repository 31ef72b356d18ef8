import { citedIds } from './ids.ts';
import type { Requirement } from './requirements-tsv.ts';

export interface Coverage {
  readonly covered: readonly Requirement[];
  readonly missing: readonly Requirement[];
  readonly later: readonly (Requirement & { readonly reason: string })[];
}

export function coverageOf(
  requirements: readonly Requirement[],
  titles: readonly string[],
  postponed: ReadonlyMap<string, string>,
): Coverage {
  const cited = new Set(titles.flatMap(citedIds));
  const open = requirements.filter(({ id }) => !cited.has(id));
  return {
    covered: requirements.filter(({ id }) => cited.has(id)),
    missing: open.filter(({ id }) => !postponed.has(id)),
    later: open.flatMap((requirement) => {
      const reason = postponed.get(requirement.id);
      return reason === undefined ? [] : [{ ...requirement, reason }];
    }),
  };
}

export function unknownIds(requirements: readonly Requirement[], titles: readonly string[]): string[] {
  const areas = new Set(requirements.map(({ area }) => area));
  const ids = new Set(requirements.map(({ id }) => id));
  const cited = titles.flatMap(citedIds).filter((id) => areas.has(id.split('-')[0] ?? ''));
  return [...new Set(cited)].filter((id) => !ids.has(id)).sort();
}
