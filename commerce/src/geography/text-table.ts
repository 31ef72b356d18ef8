/**
 * Rows of texts in one string, sorted by their first field, by which they are found. A map of as many objects would need ten times the
 * memory, and blocks the process while it is built.
 */
export interface TextTable {
  /** Returns the rows with this key, in their original order, without it. */
  rows(key: string): string[][];
}

/** Returns the text of a table, with a line break around each row. Fields have neither tabs nor line breaks. */
export function formatTextTable(rows: readonly (readonly [key: string, ...fields: string[]])[]): string {
  const sorted = rows.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  return `\n${sorted.map((fields) => `${fields.join('\t')}\n`).join('')}`;
}

/** Returns the offset of the line break before the first row whose key is not less than this one. */
function firstRowFrom(text: string, key: string): number {
  let [low, high] = [0, text.length - 1];
  while (low < high) {
    const start = text.lastIndexOf('\n', Math.floor((low + high) / 2));
    const end = text.indexOf('\n', start + 1);
    if (text.slice(start + 1, Math.min(text.indexOf('\t', start), end)) < key) low = end;
    else high = start;
  }
  return low;
}

export function createTextTable(text: string): TextTable {
  return {
    rows(key) {
      const found: string[][] = [];
      const start = `\n${key}\t`;
      for (let at = firstRowFrom(text, key); text.startsWith(start, at); ) {
        const end = text.indexOf('\n', at + 1);
        found.push(text.slice(at + start.length, end).split('\t'));
        at = end;
      }
      return found;
    },
  };
}
