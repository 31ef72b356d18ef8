import { arbitraryInput } from '@outfitter/commerce/testing/arbitrary-input';
import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';
import { oddKey, oddValue } from './odd-values.ts';

type Container = Record<string, unknown> | unknown[];

export interface Mutation {
  kind: 'replace' | 'remove' | 'add' | 'wrap' | 'repeat';
  /** Selects the value to change, among all values within the input. */
  place: number;
  key: string;
  value: unknown;
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Returns every value within the input, by the container and key that hold it. */
function placesIn(value: unknown, found: [Container, string][] = []): [Container, string][] {
  if (!isContainer(value)) return found;
  for (const key of Object.keys(value)) {
    found.push([value, key]);
    placesIn((value as Record<string, unknown>)[key], found);
  }
  return found;
}

/** Sets an own property, also for `__proto__`. */
function setOwn(container: Container, key: string, value: unknown): void {
  Object.defineProperty(container, key, { value, configurable: true, enumerable: true, writable: true });
}

/** Returns the input with one change; the input itself is replaced if it holds nothing. */
export function mutate(input: unknown, { kind, place, key, value }: Mutation): unknown {
  const copy = structuredClone(input);
  const places = placesIn(copy);
  const [container, name] = places[place % Math.max(1, places.length)] ?? [];
  if (!container || name === undefined) return kind === 'add' && isContainer(copy) ? withAdded(copy, key, value) : value;
  const current = (container as Record<string, unknown>)[name];
  if (kind === 'replace') setOwn(container, name, value);
  if (kind === 'wrap') setOwn(container, name, place % 2 === 0 ? [current] : { value: current });
  if (kind === 'repeat')
    setOwn(
      container,
      name,
      Array.from({ length: 60 }, () => current),
    );
  if (kind === 'remove') {
    if (Array.isArray(container)) container.splice(Number(name), 1);
    else delete container[name];
  }
  if (kind === 'add') withAdded(place % 2 === 0 && isContainer(copy) ? copy : container, key, value);
  return copy;
}

function withAdded(container: Container, key: string, value: unknown): Container {
  if (Array.isArray(container)) container.push(value);
  else setOwn(container, key, value);
  return container;
}

const mutation: Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap', 'repeat'),
  place: fc.nat({ max: 1_000 }),
  key: oddKey,
  value: oddValue,
});

export function validOrMutated(schema: z.ZodType): Arbitrary<unknown> {
  const valid = arbitraryInput(schema);
  const mutated = fc.tuple(valid, fc.array(mutation, { minLength: 1, maxLength: 3 })).map(([input, all]) => all.reduce(mutate, input));
  return fc.oneof({ weight: 2, arbitrary: valid }, { weight: 3, arbitrary: mutated });
}
