/** Corrects the capitals of an American name: `Mcallen` is `McAllen`, `King Of Prussia` `King of Prussia`, `Hill Afb` `Hill AFB`. */
export function americanCityName(name: string): string {
  return name
    .replaceAll(/(?<=\bMc|-)[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll(/(?<= )(Of|The|And|On|In)(?= )/g, (word) => word.toLowerCase())
    .replaceAll(/\b(Afb|Apo|Fpo|Dpo)$/g, (word) => word.toUpperCase());
}

/** U+FFFD, the Unicode replacement character. The data has it in place of each letter with an accent. */
const lost = '\u{FFFD}';
/** Restores letters by their neighbors, in this order: as in Côte, Îles, Grâce, François, Rivière, Émile, Félicien. */
const accents: readonly [RegExp, string][] = [
  [new RegExp(`(?<=C)${lost}(?=te)`, 'gi'), 'ô'],
  [new RegExp(`${lost}(?=les?\\b)`, 'g'), 'Î'],
  [new RegExp(`(?<=Gr|Ch)${lost}`, 'gi'), 'â'],
  [new RegExp(`${lost}(?=o)`, 'g'), 'ç'],
  [new RegExp(`${lost}(?=(qu|[bcdfghjklmnpqrstvwxz]{1,2})es?\\b)`, 'g'), 'è'],
  [new RegExp(`(?<=^|[ -])${lost}`, 'g'), 'É'],
  [new RegExp(lost, 'g'), 'é'],
];

/** Matches the end of a name that states a part of the city: ` Lower Riverbank` in `Quebec City Lower Riverbank`. */
const part =
  /(?<=\S) (north|south|east|west|central|centre|northeast|northwest|southeast|southwest|downtown|outskirts|inner|outer|lower|upper|mid-|provincial government).*$/i;
const partInFront = /^(downtown|central|east|west) (?=(toronto|montreal)\b)/i;
const smallWords = new Set(['a', 'au', 'aux', 'd', 'de', 'des', 'du', 'en', 'la', 'le', 'les', 'sur']);

function capitalizeParts(name: string): string {
  return name.replaceAll(/(?<=-)\p{L}+/gu, (word) => (smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
}

/** Returns the city of a Canadian place: `Calgary` for `Calgary (forest Lawn)`; with its accents: `Félicien` for `F\uFFFDlicien`. */
export function canadianCityName(name: string): string {
  const whole = accents.reduce((text, [pattern, letter]) => text.replaceAll(pattern, letter), name);
  const [first = whole] = whole.split(/ ?[(/]/);
  const city = first.replace(part, '').replace(partInFront, '').replaceAll(/-\s+/g, '-').trim();
  return capitalizeParts(city || whole);
}
