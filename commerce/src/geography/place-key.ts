const abbreviations: Readonly<Record<string, string>> = { ST: 'SAINT', STE: 'SAINTE', FT: 'FORT', MT: 'MOUNT' };

/** Returns a name of a place as it is compared: capital letters without accents and punctuation, `St.` as SAINT. */
export function placeKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
    .map((word) => abbreviations[word] ?? word)
    .join(' ');
}
