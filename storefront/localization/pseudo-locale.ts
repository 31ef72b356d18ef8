/** Builds the pseudo-locale: every message of the code, longer and in brackets, so that a text without brackets is not a message. */
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './message-syntax.ts';

const plainLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
const accents = new Map([...plainLetters].map((letter, index) => [letter, [...accented][index] ?? letter]));

const growth = 0.4;
/** Filler of short words, so that lines can break. */
const filler = ' ñö ŕé ļâ đî šû';

export const pseudoMarks = { open: '⟦', close: '⟧' } as const;

/** Returns a message with accents, 40 % more letters and brackets. Arguments and tags are unchanged. */
export function pseudoMessage(message: CompiledMessage): MessageFormatElement[] {
  const extra = Math.ceil(lengthOf(message) * growth);
  const fill = filler
    .repeat(Math.ceil(extra / filler.length))
    .slice(0, extra)
    .trimEnd();
  return [literal(pseudoMarks.open), ...message.map(accentedElement), literal(`${fill}${pseudoMarks.close}`)];
}

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

function accentedElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return literal([...element.value].map((letter) => accents.get(letter) ?? letter).join(''));
    case TYPE.tag:
      return { ...element, children: element.children.map(accentedElement) };
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [name, { ...option, value: option.value.map(accentedElement) }]),
      );
      return { ...element, options } as MessageFormatElement;
    }
    default:
      return element;
  }
}

function lengthOf(elements: CompiledMessage): number {
  let length = 0;
  for (const element of elements) {
    if (element.type === TYPE.literal) length += element.value.length;
    else if (element.type === TYPE.tag) length += lengthOf(element.children);
    else if (element.type === TYPE.plural || element.type === TYPE.select) {
      length += Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)));
    }
  }
  return length;
}
