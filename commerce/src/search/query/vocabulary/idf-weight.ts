import type { Clause } from '../search-criteria.ts';

/** Share of the styles above which a word distinguishes little and has the usual weight. */
const commonShare = 0.07;
const weightPerLogarithm = 0.2;
const maxFactor = 1.6;

/**
 * Returns the weight of a clause by its inverse document frequency, the rarity of its words in the catalog: in 'hemp work shirt', most shirts are for work, so 'hemp' says
 * more. At least 1; 1 if the rarity is unknown.
 */
export function idfWeight({ alternatives }: Pick<Clause, 'alternatives'>): number {
  const shares = alternatives.map(({ styleShare }) => styleShare);
  const share = shares.reduce<number | undefined>((sum, each) => (sum === undefined || each === undefined ? undefined : sum + each), 0);
  if (share === undefined || share >= commonShare) return 1;
  return Math.min(maxFactor, 1 + weightPerLogarithm * Math.log(commonShare / share));
}
