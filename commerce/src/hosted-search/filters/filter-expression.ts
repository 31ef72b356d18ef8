/**
 * Parses the boolean language of `filters`: conditions (`color:blue`, `"fit":'Big & Tall'`, `price >= 50`, `price:50 TO 100`) with AND, OR,
 * NOT and parentheses. NOT binds strongest, OR weakest.
 */
import type { Comparison, Filter } from '../../search/index.ts';
import { equalityFilter, InvalidFilterError, numericFilter, rangeFilter } from './conditions.ts';

/** `levels` limits nested parentheses and NOTs together. */
const limits = { characters: 10_000, conditions: 200, levels: 30 };

const whitespacePattern = /\s*/y;
const keywordPattern = /(AND|OR|NOT)(?=[\s(]|$)/y;
const bareNamePattern = /[^\s()<>=!:"']+/y;
const bareValuePattern = /[^\s()"']+/y;
const quotedTextPattern = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/sy;
const operatorPattern = /<=|>=|!=|<|>|=|:/y;
const rangeEndPattern = /\s+TO\s+([^\s()]+)/y;

class FilterParser {
  readonly #text: string;
  #position = 0;
  #conditions = 0;

  constructor(text: string) {
    this.#text = text;
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#position;
    const match = pattern.exec(this.#text);
    if (!match) return undefined;
    this.#position += match[0].length;
    return match;
  }

  #skipWhitespace(): void {
    this.#take(whitespacePattern);
  }

  #fail(expected: string): never {
    const following = this.#text.slice(this.#position, this.#position + 20);
    throw new InvalidFilterError(
      'filters',
      `${expected} at position ${this.#position + 1}${following === '' ? ', where it ends' : `, before '${following}'`}`,
    );
  }

  #isNext(word: 'AND' | 'OR' | 'NOT'): boolean {
    this.#skipWhitespace();
    const start = this.#position;
    if (this.#take(keywordPattern)?.[1] === word) return true;
    this.#position = start;
    return false;
  }

  parse(): Filter {
    const filter = this.#disjunction(0);
    this.#skipWhitespace();
    if (this.#position < this.#text.length) this.#fail('AND or OR is missing');
    return filter;
  }

  #disjunction(level: number): Filter {
    const of = [this.#conjunction(level)];
    while (this.#isNext('OR')) of.push(this.#conjunction(level));
    return of.length === 1 ? of[0]! : { kind: 'or', of };
  }

  #conjunction(level: number): Filter {
    const of = [this.#term(level)];
    while (this.#isNext('AND')) of.push(this.#term(level));
    return of.length === 1 ? of[0]! : { kind: 'and', of };
  }

  #term(level: number): Filter {
    if (level > limits.levels) throw new InvalidFilterError('filters', `is nested deeper than ${limits.levels} levels`);
    if (this.#isNext('NOT')) return { kind: 'not', of: this.#term(level + 1) };
    this.#skipWhitespace();
    if (this.#text[this.#position] !== '(') return this.#condition();
    this.#position += 1;
    const inner = this.#disjunction(level + 1);
    this.#skipWhitespace();
    if (this.#text[this.#position] !== ')') this.#fail('a parenthesis is not closed');
    this.#position += 1;
    return inner;
  }

  #quoted(): string | undefined {
    const match = this.#take(quotedTextPattern);
    return match && (match[1] ?? match[2] ?? '').replaceAll(/\\(.)/gs, '$1');
  }

  #condition(): Filter {
    this.#conditions += 1;
    if (this.#conditions > limits.conditions) throw new InvalidFilterError('filters', `has more than ${limits.conditions} conditions`);
    const name = this.#quoted() ?? this.#take(bareNamePattern)?.[0] ?? this.#fail('an attribute is missing');
    this.#skipWhitespace();
    const comparison = this.#take(operatorPattern)?.[0] ?? this.#fail('a colon or a comparison is missing');
    this.#skipWhitespace();
    const value = this.#quoted() ?? this.#take(bareValuePattern)?.[0] ?? this.#fail('a value is missing');
    if (comparison !== ':') return numericFilter('filters', name, comparison as Comparison, value);
    const max = this.#take(rangeEndPattern)?.[1];
    return max === undefined ? equalityFilter('filters', name, value) : rangeFilter('filters', name, value, max);
  }
}

export function parseFilterExpression(text: string): Filter | undefined {
  if (text.trim() === '') return undefined;
  if (text.length > limits.characters) throw new InvalidFilterError('filters', `is longer than ${limits.characters} characters`);
  return new FilterParser(text).parse();
}
