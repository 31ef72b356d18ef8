/**
 * The boolean language of `filters`: conditions (`color:blue`, `"fit":'Big & Tall'`, `price >= 50`, `price:50 TO 100`) with AND, OR, NOT and
 * parentheses; NOT binds strongest, OR weakest. Pure.
 */
import type { Comparison, Filter } from '../search/filter.ts';
import { between, comparedWith, valueIs, wrong } from './condition.ts';

/** Characters, conditions and levels of parentheses at most: whoever needs more means something else. */
const most = { characters: 10_000, conditions: 200, levels: 30 };

const space = /\s*/y;
const keyword = /(AND|OR|NOT)(?=[\s(]|$)/y;
const bareName = /[^\s()<>=!:"']+/y;
const bareValue = /[^\s()"']+/y;
const quotedText = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/sy;
const sign = /<=|>=|!=|<|>|=|:/y;
const range = /\s+TO\s+([^\s()]+)/y;

class Reader {
  readonly #text: string;
  #at = 0;
  #conditions = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** What a pattern finds here, stepped over. */
  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.#at += found[0].length;
    return found;
  }

  #skipSpace(): void {
    this.#take(space);
  }

  #fail(expected: string): never {
    const here = this.#text.slice(this.#at, this.#at + 20);
    throw wrong('filters', `${expected} at position ${this.#at + 1}${here === '' ? ', where it ends' : `, before '${here}'`}`);
  }

  /** A keyword that stands here, stepped over. */
  #isNext(word: 'AND' | 'OR' | 'NOT'): boolean {
    this.#skipSpace();
    const start = this.#at;
    if (this.#take(keyword)?.[1] === word) return true;
    this.#at = start;
    return false;
  }

  whole(): Filter {
    const filter = this.#either(0);
    this.#skipSpace();
    if (this.#at < this.#text.length) this.#fail('AND or OR is missing');
    return filter;
  }

  #either(level: number): Filter {
    const of = [this.#both(level)];
    while (this.#isNext('OR')) of.push(this.#both(level));
    return of.length === 1 ? of[0]! : { kind: 'or', of };
  }

  #both(level: number): Filter {
    const of = [this.#single(level)];
    while (this.#isNext('AND')) of.push(this.#single(level));
    return of.length === 1 ? of[0]! : { kind: 'and', of };
  }

  #single(level: number): Filter {
    if (level > most.levels) throw wrong('filters', `is nested deeper than ${most.levels} levels`);
    if (this.#isNext('NOT')) return { kind: 'not', of: this.#single(level + 1) };
    this.#skipSpace();
    if (this.#text[this.#at] !== '(') return this.#condition();
    this.#at += 1;
    const inner = this.#either(level + 1);
    this.#skipSpace();
    if (this.#text[this.#at] !== ')') this.#fail('a parenthesis is not closed');
    this.#at += 1;
    return inner;
  }

  #quoted(): string | undefined {
    const found = this.#take(quotedText);
    return found && (found[1] ?? found[2] ?? '').replaceAll(/\\(.)/gs, '$1');
  }

  #condition(): Filter {
    this.#conditions += 1;
    if (this.#conditions > most.conditions) throw wrong('filters', `has more than ${most.conditions} conditions`);
    const name = this.#quoted() ?? this.#take(bareName)?.[0] ?? this.#fail('an attribute is missing');
    this.#skipSpace();
    const comparison = this.#take(sign)?.[0] ?? this.#fail('a colon or a comparison is missing');
    this.#skipSpace();
    const value = this.#quoted() ?? this.#take(bareValue)?.[0] ?? this.#fail('a value is missing');
    if (comparison !== ':') return comparedWith('filters', name, comparison as Comparison, value);
    const upTo = this.#take(range)?.[1];
    return upTo === undefined ? valueIs('filters', name, value) : between('filters', name, value, upTo);
  }
}

/** The expression that a text says; a blank one says nothing. Throws the fault that tells where it cannot be read. */
export function readFilterText(text: string): Filter | undefined {
  if (text.trim() === '') return undefined;
  if (text.length > most.characters) throw wrong('filters', `is longer than ${most.characters} characters`);
  return new Reader(text).whole();
}
