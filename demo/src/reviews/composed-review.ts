import type { Fitting, Sentence } from './draft.ts';
import type { Phrase } from './phrases/language.ts';
import type { Wearer } from './wearers.ts';

export interface ComposedReview {
  headline: string;
  text: string;
  wearer: Wearer;
  phrases: readonly Phrase[];
  /** Placeholders that occur in the text, such as `height`. */
  mentioned: ReadonlySet<string>;
  fitting: Fitting | undefined;
  /** True if the text mentions length or room without stating the overall fit. */
  mentionsFit: boolean;
  /** Complaints in the order of the text. */
  complaints: readonly Sentence[];
  /** True if a reply may be a general one. */
  isComplaint: boolean;
  isBalanced: boolean;
}

export const joinParagraphs = (paragraphs: readonly (readonly string[])[]): string =>
  paragraphs
    .filter((each) => each.length > 0)
    .map((each) => each.join(' '))
    .join('\n\n');
