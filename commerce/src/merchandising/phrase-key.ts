/** What two wordings of one phrase have in common. Pure. */

/** Lower case, accents and apostrophes gone, every other run of signs one space: "Où est ma commande ?" as `ou est ma commande`. */
export function phraseKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a phrase stands in a query as a run of whole words; both as `phraseKey` writes them. */
export function containsPhrase(queryKey: string, key: string): boolean {
  return ` ${queryKey} `.includes(` ${key} `);
}
