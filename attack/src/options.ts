import { parseArgs } from 'node:util';

export const sectionNames = ['authorization', 'contract', 'pages', 'paths', 'html', 'attempts'] as const;
export type SectionName = (typeof sectionNames)[number];

export interface AttackOptions {
  /** Share of all cases to run: more than 0, at most 1. */
  share: number;
  seed: number;
  sections: readonly SectionName[];
  /** URL of a running shop; if undefined, the program starts one. */
  url: string | undefined;
}

export const help = `npm run attack: attacks a shop of its own on this machine for less than ten minutes and prints what it finds.
  --share 0.1     runs that share of the cases, which the seed selects; 1 by default
  --seed 4117     repeats a run; by default a new one, which is printed
  --only a,b      runs these sections: ${sectionNames.join(', ')}
  --url URL       attacks a shop that runs on this machine (also ATTACK_URL), without the checks that need its database.
                  It keeps what the attack writes: use one that may be thrown away.`;

type Parsed = { ok: true; options: AttackOptions } | { ok: false; error: string };

/** Reads the arguments; `randomSeed` is used without `--seed`. */
export function readOptions(parameters: readonly string[], environment: Record<string, string | undefined>, randomSeed: number): Parsed {
  let values: { share?: string; seed?: string; only?: string; url?: string };
  try {
    const names = { share: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' }, url: { type: 'string' } } as const;
    values = parseArgs({ args: [...parameters], options: names }).values;
  } catch (error) {
    return { ok: false, error: (error as Error).message };
  }
  const share = Number(values.share ?? '1');
  if (!(share > 0 && share <= 1)) return { ok: false, error: `--share is ${values.share}; it must be more than 0 and at most 1` };
  const seed = Number(values.seed ?? randomSeed);
  if (!Number.isSafeInteger(seed) || seed < 0) return { ok: false, error: `--seed is ${values.seed}; it must be a whole number` };
  const requested = values.only?.split(',') ?? sectionNames;
  const unknown = requested.find((name) => !sectionNames.includes(name as SectionName));
  if (unknown !== undefined) return { ok: false, error: `there is no section ${unknown}; there are ${sectionNames.join(', ')}` };
  const sections = sectionNames.filter((name) => requested.includes(name));
  return { ok: true, options: { share, seed, sections, url: values.url ?? (environment.ATTACK_URL || undefined) } };
}
