export function textAt(source: string, start: number): string | undefined {
  const at = afterSpace(source, start);
  if (!isQuote(source[at])) return undefined;
  return source.slice(at + 1, endOfText(source, at) - 1);
}

export function afterSpace(source: string, start: number): number {
  return start + (/^\s*/.exec(source.slice(start))?.[0].length ?? 0);
}

export function endOfText(source: string, start: number): number {
  const quote = source[start];
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === quote) return at + 1;
  }
  return source.length;
}

export function endOfBrackets(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at = next(source, at)) {
    if (isOpening(source[at])) depth += 1;
    else if (isClosing(source[at])) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
}

export function elementsOf(source: string, start: number): string[] {
  const elements: string[] = [];
  let element = '';
  for (let at = start + 1; at < source.length && !isClosing(source[at]); ) {
    const end = isOpening(source[at]) ? endOfBrackets(source, at) : next(source, at);
    if (source[at] === ',') {
      elements.push(element.trim());
      element = '';
    } else if (!isComment(source, at)) element += source.slice(at, end);
    at = end;
  }
  return [...elements, element.trim()].filter((each) => each !== '');
}

function next(source: string, at: number): number {
  if (isQuote(source[at])) return endOfText(source, at);
  if (!isComment(source, at)) return at + 1;
  const ending = source[at + 1] === '*' ? '*/' : '\n';
  const end = source.indexOf(ending, at + 2);
  return end === -1 ? source.length : end + ending.length;
}

function isComment(source: string, at: number): boolean {
  return source[at] === '/' && (source[at + 1] === '/' || source[at + 1] === '*');
}

function isQuote(character: string | undefined): boolean {
  return character === "'" || character === '"' || character === '`';
}

function isOpening(character: string | undefined): boolean {
  return character === '(' || character === '[' || character === '{';
}

function isClosing(character: string | undefined): boolean {
  return character === ')' || character === ']' || character === '}';
}
