/** Normalizes a phrase, so that different spellings are equal: "Où est ma commande ?" becomes `ou est ma commande`. */
export function phraseKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function containsPhrase(queryKey: string, key: string): boolean {
  return ` ${queryKey} `.includes(` ${key} `);
}
