import type { Phrase } from './phrases/language.ts';
import { maxHeadlineUses, maxSentenceUses, sentencesOf } from './phrases/sentences.ts';

/** Returns how many reviews of the shop may be made of a template: more if it has choices, by which they differ. */
function maxUsesOf({ text, isRare, headlines }: Phrase): number {
  if (isRare) return 2;
  return headlines ? Math.min(4, Math.max(2, text.split('|').length)) : 24;
}

const add = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Counts the phrases and sentences of all reviews of a shop, so that none repeats within a style or too often in the shop. */
export class Ledger {
  #phrases = new Map<Phrase, number>();
  #draws = new Map<Phrase, number>();
  #sentences = new Map<string, number>();
  #headlines = new Map<string, number>();
  #ofStyle = { phrases: new Set<Phrase>(), sentences: new Set<string>(), headlines: new Set<string>() };

  startStyle(): void {
    this.#ofStyle = { phrases: new Set(), sentences: new Set(), headlines: new Set() };
  }

  startReview(): void {
    this.#draws.clear();
  }

  isAvailable(phrase: Phrase): boolean {
    return !this.#ofStyle.phrases.has(phrase) && (this.#phrases.get(phrase) ?? 0) < maxUsesOf(phrase);
  }

  /** Returns one of the least used phrases, other ones for each draft of a review. A weight of 2 doubles the probability. */
  pick(phrases: readonly Phrase[], random: () => number, weightOf: (phrase: Phrase) => number = () => 1): Phrase | undefined {
    let fewest = Number.POSITIVE_INFINITY;
    let selected: Phrase | undefined;
    for (const phrase of phrases) {
      const known = (this.#phrases.get(phrase) ?? 0) * (phrase.isRare || phrase.headlines ? 2 : 0.4) + (this.#draws.get(phrase) ?? 0);
      const uses = (known + random() * 2) / weightOf(phrase);
      if (uses < fewest) {
        fewest = uses;
        selected = phrase;
      }
    }
    if (selected) add(this.#draws, selected);
    return selected;
  }

  /** Returns whether the shop may use the sentences of a text once more, and the style has not used them yet. */
  acceptsText(text: string): boolean {
    return sentencesOf(text).every(
      (sentence) => !this.#ofStyle.sentences.has(sentence) && (this.#sentences.get(sentence) ?? 0) < maxSentenceUses(sentence),
    );
  }

  acceptsHeadline(headline: string): boolean {
    const title = sentencesOf(headline).join(' ');
    return !this.#ofStyle.headlines.has(title) && (this.#headlines.get(title) ?? 0) < maxHeadlineUses(title);
  }

  record({ headline, text, phrases }: { headline: string; text: string; phrases: readonly Phrase[] }): void {
    for (const phrase of phrases) {
      add(this.#phrases, phrase);
      this.#ofStyle.phrases.add(phrase);
    }
    const title = sentencesOf(headline).join(' ');
    add(this.#headlines, title);
    this.#ofStyle.headlines.add(title);
    for (const sentence of sentencesOf(text)) {
      add(this.#sentences, sentence);
      this.#ofStyle.sentences.add(sentence);
    }
  }
}
