import { isPluralElement, isSelectElement, isTagElement, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type CompiledMessage = readonly MessageFormatElement[];

/** Compiles a message. Throws a SyntaxError that quotes it. */
export function compileMessage(text: string): MessageFormatElement[] {
  try {
    return parse(text);
  } catch (error) {
    throw new SyntaxError(`“${text}”: ${(error as Error).message}`);
  }
}

/**
 * Returns the distinct arguments, with their type, and tags of a message, sorted. `{count, plural, …}` and `{count, number}` are both a
 * number.
 */
export function placeholdersOf(elements: CompiledMessage): string[] {
  const found = new Set<string>();
  const visit = (list: CompiledMessage) => {
    for (const element of list) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (isTagElement(element)) {
        found.add(`<${element.value}>`);
        visit(element.children);
      } else if (isPluralElement(element) || isSelectElement(element)) {
        found.add(`{${element.value}${isSelectElement(element) ? ', select' : ', number'}}`);
        for (const option of Object.values(element.options)) visit(option.value);
      } else {
        found.add(`{${element.value}${kindOf(element)}}`);
      }
    }
  };
  visit(elements);
  return [...found].sort();
}

function kindOf({ type }: MessageFormatElement): string {
  return type === TYPE.number ? ', number' : type === TYPE.date ? ', date' : type === TYPE.time ? ', time' : '';
}

export function argumentsWithSingular(elements: CompiledMessage): string[] {
  const found = new Set<string>();
  const visit = (list: CompiledMessage) => {
    for (const element of list) {
      if (isTagElement(element)) visit(element.children);
      if (!isPluralElement(element) && !isSelectElement(element)) continue;
      if (isPluralElement(element) && element.options.one) found.add(element.value);
      for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(elements);
  return [...found];
}
