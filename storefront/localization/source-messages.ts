import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';

export const appFolder = fileURLToPath(new URL('../app', import.meta.url));

export interface SourceMessages {
  readonly messages: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

/** Reads the messages of the code, without the samples of the style guide and tests, which contain no messages for shoppers. */
export function readSourceMessages(folder = appFolder): SourceMessages {
  const found = new Map<string, string>();
  const problems: string[] = [];
  for (const file of globSync('**/*.{ts,tsx}', { cwd: folder }).sort()) {
    if (/\.test\.tsx?$|(^|[\\/])(testing|styleguide)[\\/]/.test(file)) continue;
    const source = readFileSync(path.join(folder, file), 'utf8');
    if (!source.includes('defaultMessage')) continue;
    const inFile = messagesIn(source, file);
    problems.push(...inFile.problems);
    for (const [id, text] of inFile.messages) {
      const known = found.get(id);
      if (known !== undefined && known !== text) problems.push(`${file}: ${id} is “${text}” here and “${known}” elsewhere`);
      found.set(id, text);
    }
  }
  return { messages: new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1))), problems };
}

export function messagesIn(source: string, file: string): { messages: [id: string, text: string][]; problems: string[] } {
  const messages: [string, string][] = [];
  const problems: string[] = [];
  const addMessage = (id: string | undefined, text: string | undefined, start: number) => {
    const line = source.slice(0, start).split('\n').length;
    if (id === undefined || text === undefined) problems.push(`${file}:${line}: a message needs an id and a text that stand in the code`);
    else if (!/^[a-z][a-z-]*(\.[\w-]+)+$/.test(id)) problems.push(`${file}:${line}: ${id} is not a valid id; use namespace.name`);
    else messages.push([id, text.replaceAll(/\s+/g, ' ').trim()]);
  };
  const { program, errors } = parseSync(file, source);
  if (errors[0]) problems.push(`${file}: ${errors[0].message}`);
  new Visitor({
    ObjectExpression({ properties, start }) {
      const value = (name: string) => properties.find((property) => property.type === 'Property' && nameOf(property.key) === name);
      const text = value('defaultMessage');
      if (text?.type !== 'Property') return;
      const id = value('id');
      addMessage(id?.type === 'Property' ? textOf(id.value) : undefined, textOf(text.value), start);
    },
    JSXOpeningElement({ attributes, start }) {
      const value = (name: string) =>
        attributes.find(
          (attribute) => attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' && attribute.name.name === name,
        );
      const text = value('defaultMessage');
      if (text?.type !== 'JSXAttribute') return;
      const id = value('id');
      addMessage(id?.type === 'JSXAttribute' ? attributeText(id.value) : undefined, attributeText(text.value), start);
    },
  }).visit(program);
  return { messages, problems };
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function attributeText(value: ESTree.JSXAttributeValue | null): string | undefined {
  if (value?.type === 'JSXExpressionContainer')
    return value.expression.type === 'JSXEmptyExpression' ? undefined : textOf(value.expression);
  // JSX decodes entities; the parser does not.
  return value?.type === 'Literal' && typeof value.value === 'string' ? withoutEntities(value.value) : undefined;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function withoutEntities(text: string): string {
  return text.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

function textOf(node: ESTree.Expression | ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? undefined;
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}
