import { normalizeText } from '../search/index.ts';
import { matchPositions, type TypedQuery } from '../suggestions/typed-query.ts';

export interface HighlightResult {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

export function highlightMatches(
  text: string,
  { tokens, ...typed }: TypedQuery,
  marks: { before: string; after: string },
): HighlightResult {
  const parts = text.split(/([^\p{L}\p{N}'’]+)/u);
  const matched = new Set<string>();
  let isFullyHighlighted = true;
  const value = parts
    .map((part, index) => {
      // Odd parts are separators.
      if (index % 2 === 1 || part === '') return escapeHtml(part);
      const partTokens = normalizeText(part).split(' ');
      const matching = tokens.filter((token, position) => {
        const single = { ...typed, tokens: [token], isUnfinished: typed.isUnfinished && position === tokens.length - 1 };
        return matchPositions(single, partTokens) !== undefined;
      });
      if (matching.length === 0) {
        isFullyHighlighted = false;
        return escapeHtml(part);
      }
      for (const token of matching) matched.add(token);
      return `${marks.before}${escapeHtml(part)}${marks.after}`;
    })
    .join('');
  const matchLevel = matched.size === 0 ? 'none' : matched.size === new Set(tokens).size ? 'full' : 'partial';
  return { value, matchLevel, ...(matched.size > 0 ? { fullyHighlighted: isFullyHighlighted } : {}), matchedWords: [...matched] };
}
