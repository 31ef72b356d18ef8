import { seededRandom } from '../random/seeded-random.ts';
import type { Language, Phrase } from './language.ts';

/** Reviews of the shop that may use a distinctive phrase. */
export const maxUsesOfRare = 2;

interface Candidate {
  id: string;
  traits: ReadonlySet<string>;
  reviewCount: number;
}

/** Returns the distinctive phrases of a language: sentences, headlines and complete texts. */
export function rarePhrases({ topics, frames, stories }: Language): Phrase[] {
  const sentences = Object.values(topics).flat();
  const headlines = [...new Set(sentences.map(({ topic }) => topic!))].flatMap((topic) => Object.values(topic.headlines).flat());
  const framing = [frames.headlines, frames.openers, frames.closers].flatMap((byStars) => Object.values(byStars).flat());
  return [...sentences, ...headlines, ...framing, ...stories.flatMap(({ texts }) => texts)].filter(({ isRare }) => isRare);
}

/**
 * Allots each distinctive phrase to two styles that it suits; more often to styles with many reviews. The reviews of a style use an allotted
 * phrase at most once, so the shop uses it at most twice. The styles are those with the lowest weighted hashes: another style in the catalog
 * gets some of the phrases and leaves the other allotments as they are.
 */
export function allotPhrases(phrases: readonly Phrase[], styles: readonly Candidate[]): Map<string, Set<Phrase>> {
  const allotted = new Map<string, Set<Phrase>>(styles.map(({ id }) => [id, new Set()]));
  for (const phrase of phrases) {
    const ranked = styles
      .filter(({ traits, reviewCount }) => reviewCount > 0 && phrase.suits(traits))
      .map(({ id, reviewCount }) => ({ id, rank: -Math.log(1 - seededRandom(`allot ${phrase.text} ${id}`)()) / reviewCount }))
      .sort((a, b) => a.rank - b.rank);
    for (const { id } of ranked.slice(0, maxUsesOfRare)) allotted.get(id)!.add(phrase);
  }
  return allotted;
}
