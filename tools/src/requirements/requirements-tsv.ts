export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly source: string;
  readonly statement: string;
}

export function parseRequirements(content: string): Requirement[] {
  return parseRows(content).map(([id = '', area = '', source = '', statement = '']) => ({ id, area, source, statement }));
}

export function parsePostponed(content: string): Map<string, string> {
  return new Map(parseRows(content).map(([id = '', reason = '']) => [id, reason]));
}

function parseRows(content: string): string[][] {
  const lines = content.split(/\r?\n/).slice(1);
  return lines.filter((line) => line.trim() !== '').map((line) => line.split('\t'));
}

export function compareRequirements(current: readonly Requirement[], reference: readonly Requirement[]): string[] {
  const statementsById = (requirements: readonly Requirement[]) => new Map(requirements.map(({ id, statement }) => [id, statement]));
  const [currentStatements, referenceStatements] = [statementsById(current), statementsById(reference)];
  const ids = [...new Set([...currentStatements.keys(), ...referenceStatements.keys()])].sort();
  return ids.flatMap((id) => {
    if (!currentStatements.has(id)) return [`${id} is missing`];
    if (!referenceStatements.has(id)) return [`${id} is only in this table`];
    return currentStatements.get(id) === referenceStatements.get(id) ? [] : [`${id} has a different statement`];
  });
}
