/** Tests of content (BLOCK-004): which variation a visitor has, and which block stands for a test. Pure. */
import type { ContentBody } from '@outfitter/contract/client';
import { type ContentFields, readList, readText } from '../platform/content/content-fields.ts';
import { blocksIn } from './nested-blocks.ts';

interface Variation {
  name: string;
  /** The field of the test that holds it. */
  property: string;
  /** Its share beside the others' and the default's 1. */
  weight: number;
}

export const testSchema = 'target-testing';
/** How deep tests may stand in tests. */
const maxDepth = 3;

function variationsOf(test: ContentFields): Variation[] {
  return readList(test, 'variations').flatMap((variation) => {
    const [name, property] = [readText(variation, 'variationName'), readText(variation, 'propertyName')];
    const { weight } = variation;
    return name && property ? [{ name, property, weight: typeof weight === 'number' && weight >= 0 ? weight : 1 }] : [];
  });
}

/** Whether a test is on at an instant; one whose dates cannot be read is not. */
function isRunning(test: ContentFields, at: number): boolean {
  const starts = readText(test, 'startsAt');
  const ends = readText(test, 'endsAt');
  return (starts === undefined || Date.parse(starts) <= at) && (ends === undefined || at < Date.parse(ends));
}

/** A number from 0 up to, not including, 1: the same for the same text, and evenly spread over texts (FNV-1a, mixed once more). */
function hashShare(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * The name of the variation that a visitor has of a test, by their weights; undefined: the default, also outside of its dates. One
 * visitor has the same one whenever they come, and other tests' choices say nothing about it.
 */
export function assignVariation(test: ContentBody, visitor: string, at: Date): string | undefined {
  if (!isRunning(test, at.getTime())) return undefined;
  const variations = variationsOf(test);
  const whole = variations.reduce((sum, { weight }) => sum + weight, 1);
  let left = hashShare(`${test._meta.deliveryKey ?? test._meta.deliveryId} ${visitor}`) * whole - 1;
  if (left < 0) return undefined;
  for (const { name, weight } of variations) {
    left -= weight;
    if (left < 0) return name;
  }
  return variations.findLast(({ weight }) => weight > 0)?.name;
}

/** What was chosen of each test, by its delivery key. */
export type ChosenVariations = Readonly<Record<string, string>>;

/**
 * What stands for a block: itself, or of a test the chosen variation, or its default where none is chosen or the chosen one is not there;
 * several where that is a wrapper of them, none where nothing of it can be shown.
 */
export function resolveTest(block: ContentBody, chosen: ChosenVariations = {}, depth = 0): ContentBody[] {
  if (block._meta.schema !== testSchema) return [block];
  if (depth === maxDepth) return [];
  const name = Object.hasOwn(chosen, block._meta.deliveryKey ?? '') ? chosen[block._meta.deliveryKey ?? ''] : undefined;
  const property = variationsOf(block).find((variation) => variation.name === name)?.property;
  const variation = property ? blocksIn(block, property) : [];
  const shown = variation.length > 0 ? variation : blocksIn(block, 'defaultContent');
  return shown.flatMap((one) => resolveTest(one, chosen, depth + 1));
}

/** The most different pages that tests may make of one. */
const maxPageVersions = 4;

/** What a visitor was shown of a test: its delivery key, and the variation's name or `default`. */
export interface Exposure {
  test: string;
  variation: string;
}

/**
 * The tests among a page's blocks that are on, each with the names of the variations that count. So many count, from the first on, as make
 * no more than four different pages; whoever falls to another one sees the default.
 */
function effectiveTests(blocks: readonly ContentBody[], at: Date): { key: string; test: ContentBody; names: ReadonlySet<string> }[] {
  let pages = 1;
  const seen = new Set<string>();
  return blocks.flatMap((test) => {
    const key = test._meta.schema === testSchema && isRunning(test, at.getTime()) ? test._meta.deliveryKey : undefined;
    if (!key || seen.has(key)) return [];
    seen.add(key);
    const names = variationsOf(test)
      .filter(({ weight }) => weight > 0)
      .slice(0, Math.floor(maxPageVersions / pages) - 1)
      .map(({ name }) => name);
    pages *= names.length + 1;
    return names.length > 0 ? [{ key, test, names: new Set(names) }] : [];
  });
}

/** What a bucket shows of a page's tests; tests that show their default, as all do to whoever has no bucket, are not among the chosen. */
export function chooseVariations(
  blocks: readonly ContentBody[],
  bucket: string | undefined,
  at: Date,
): { chosen: ChosenVariations; exposures: Exposure[] } {
  const exposures = effectiveTests(blocks, at).map(({ key, test, names }) => {
    const name = bucket === undefined ? undefined : assignVariation(test, bucket, at);
    return { test: key, variation: name && names.has(name) ? name : 'default' };
  });
  const chosen = exposures.filter(({ variation }) => variation !== 'default').map(({ test, variation }) => [test, variation]);
  return { chosen: Object.fromEntries(chosen), exposures };
}

/** The chosen variations as one word, the same for the same ones: what tells the pages of a test apart. '' for the defaults. */
export function variationsKey(chosen: ChosenVariations): string {
  return Object.entries(chosen)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([test, variation]) => `${test}=${variation}`)
    .join(',');
}

/** When a test among the blocks next starts or ends, after an instant. */
export function nextTestChange(blocks: readonly ContentBody[], at: Date): Date | undefined {
  const moments = blocks
    .filter(({ _meta }) => _meta.schema === testSchema)
    .flatMap((test) => [readText(test, 'startsAt'), readText(test, 'endsAt')])
    .map((text) => Date.parse(text ?? ''))
    .filter((moment) => moment > at.getTime());
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}
