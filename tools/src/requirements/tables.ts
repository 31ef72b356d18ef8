export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly source: string;
  readonly statement: string;
}

export function parseRequirements(content: string): Requirement[] {
  return rows(content).map(([id = '', area = '', source = '', statement = '']) => ({ id, area, source, statement }));
}

/** Reads requirements-later.tsv: ids of a later release with a reason. */
export function parseLater(content: string): Map<string, string> {
  return new Map(rows(content).map(([id = '', reason = '']) => [id, reason]));
}

function rows(content: string): string[][] {
  const lines = content.split(/\r?\n/).slice(1);
  return lines.filter((line) => line.trim() !== '').map((line) => line.split('\t'));
}

export function differences(ours: readonly Requirement[], original: readonly Requirement[]): string[] {
  const statements = (table: readonly Requirement[]) => new Map(table.map(({ id, statement }) => [id, statement]));
  const [mine, theirs] = [statements(ours), statements(original)];
  const ids = [...new Set([...mine.keys(), ...theirs.keys()])].sort();
  return ids.flatMap((id) => {
    if (!mine.has(id)) return [`${id} is missing here`];
    if (!theirs.has(id)) return [`${id} is here only`];
    return mine.get(id) === theirs.get(id) ? [] : [`${id} says something else`];
  });
}
