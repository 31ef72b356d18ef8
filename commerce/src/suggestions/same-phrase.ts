/** When two phrases say the same to who reads them. Pure. */
import { phraseKey } from '../merchandising/phrase-key.ts';

/** What phrases have in common that differ only in their writing, their order and in one thing or several: 'Chore coats', 'coat, chore'. */
export function sameness(phrase: string): string {
  const words = phraseKey(phrase).split(' ');
  return words
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .sort()
    .join(' ');
}
