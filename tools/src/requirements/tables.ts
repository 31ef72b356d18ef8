export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly source: string;
  readonly statement: string;
}

export function parseRequirements(content: string): Requirement[] {
  return rows(content).map(([id = '', area = '', source = '', statement = '']) => ({ id, area, source, statement }));
}

export function parseLater(content: string): Map<string, string> {
  return new Map(rows(content).map(([id = '', reason = '']) => [id, reason]));
}

function rows(content: string): string[][] {
  const lines = content.split(/\r?\n/).slice(1);
  return lines.filter((line) => line.trim() !== '').map((line) => line.split('\t'));
}

export function differences(table: readonly Requirement[], original: readonly Requirement[]): string[] {
  const statements = (rows: readonly Requirement[]) => new Map(rows.map(({ id, statement }) => [id, statement]));
  const [own, others] = [statements(table), statements(original)];
  const ids = [...new Set([...own.keys(), ...others.keys()])].sort();
  return ids.flatMap((id) => {
    if (!own.has(id)) return [`${id} is missing`];
    if (!others.has(id)) return [`${id} is only in this table`];
    return own.get(id) === others.get(id) ? [] : [`${id} has another statement`];
  });
}
