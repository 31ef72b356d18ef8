/**
 * Parses the boolean language of `filters`: conditions (`color:blue`, `"fit":'Big & Tall'`, `price >= 50`, `price:50 TO 100`) with AND, OR,
 * NOT and parentheses. NOT binds strongest, OR weakest.
 */
import type { Comparison, Filter } from '../../search/index.ts';
import { equalityFilter, InvalidFilterError, numericFilter, rangeFilter } from './conditions.ts';

/** `levels` is the maximum depth of parentheses. */
const limits = { characters: 10_000, conditions: 200, levels: 30 };

const space = /\s*/y;
const keyword = /(AND|OR|NOT)(?=[\s(]|$)/y;
const bareName = /[^\s()<>=!:"']+/y;
const bareValue = /[^\s()"']+/y;
const quotedText = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/sy;
const sign = /<=|>=|!=|<|>|=|:/y;
const range = /\s+TO\s+([^\s()]+)/y;

class FilterParser {
  readonly #text: string;
  #position = 0;
  #conditions = 0;

  constructor(text: string) {
    this.#text = text;
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.#position += found[0].length;
    return found;
  }

  #skipSpace(): void {
    this.#take(space);
  }

  #fail(expected: string): never {
    const here = this.#text.slice(this.#position, this.#position + 20);
    throw new InvalidFilterError(
      'filters',
      `${expected} at position ${this.#position + 1}${here === '' ? ', where it ends' : `, before '${here}'`}`,
    );
  }

  #isNext(word: 'AND' | 'OR' | 'NOT'): boolean {
    this.#skipSpace();
    const start = this.#position;
    if (this.#take(keyword)?.[1] === word) return true;
    this.#position = start;
    return false;
  }

  parse(): Filter {
    const filter = this.#disjunction(0);
    this.#skipSpace();
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
    this.#skipSpace();
    if (this.#text[this.#position] !== '(') return this.#condition();
    this.#position += 1;
    const inner = this.#disjunction(level + 1);
    this.#skipSpace();
    if (this.#text[this.#position] !== ')') this.#fail('a parenthesis is not closed');
    this.#position += 1;
    return inner;
  }

  #quoted(): string | undefined {
    const found = this.#take(quotedText);
    return found && (found[1] ?? found[2] ?? '').replaceAll(/\\(.)/gs, '$1');
  }

  #condition(): Filter {
    this.#conditions += 1;
    if (this.#conditions > limits.conditions) throw new InvalidFilterError('filters', `has more than ${limits.conditions} conditions`);
    const name = this.#quoted() ?? this.#take(bareName)?.[0] ?? this.#fail('an attribute is missing');
    this.#skipSpace();
    const comparison = this.#take(sign)?.[0] ?? this.#fail('a colon or a comparison is missing');
    this.#skipSpace();
    const value = this.#quoted() ?? this.#take(bareValue)?.[0] ?? this.#fail('a value is missing');
    if (comparison !== ':') return numericFilter('filters', name, comparison as Comparison, value);
    const upTo = this.#take(range)?.[1];
    return upTo === undefined ? equalityFilter('filters', name, value) : rangeFilter('filters', name, value, upTo);
  }
}

export function parseFilterExpression(text: string): Filter | undefined {
  if (text.trim() === '') return undefined;
  if (text.length > limits.characters) throw new InvalidFilterError('filters', `is longer than ${limits.characters} characters`);
  return new FilterParser(text).parse();
}
