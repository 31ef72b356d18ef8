import type { ContentBody } from '@outfitter/contract/client';
import { type ContentFields, readList, readText } from '../platform/content/content-fields.ts';
import { blocksIn } from './nested-blocks.ts';

interface Variation {
  name: string;
  property: string;
  weight: number;
}

export const testSchema = 'target-testing';
const maxDepth = 3;

function variationsOf(test: ContentFields): Variation[] {
  return readList(test, 'variations').flatMap((variation) => {
    const [name, property] = [readText(variation, 'variationName'), readText(variation, 'propertyName')];
    const { weight } = variation;
    return name && property ? [{ name, property, weight: typeof weight === 'number' && weight >= 0 ? weight : 1 }] : [];
  });
}

function isRunning(test: ContentFields, at: number): boolean {
  const starts = readText(test, 'startsAt');
  const ends = readText(test, 'endsAt');
  return (starts === undefined || Date.parse(starts) <= at) && (ends === undefined || at < Date.parse(ends));
}

/** Hashes a text to a number in [0, 1), evenly distributed (FNV-1a with a final mix). */
function hashShare(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Returns the name of a visitor's variation by weight, or undefined for the default and outside the test's dates. A visitor always gets
 * the same variation, whatever other tests run.
 */
export function assignVariation(test: ContentBody, visitor: string, at: Date): string | undefined {
  if (!isRunning(test, at.getTime())) return undefined;
  const variations = variationsOf(test);
  const totalWeight = variations.reduce((sum, { weight }) => sum + weight, 1);
  let remaining = hashShare(`${test._meta.deliveryKey ?? test._meta.deliveryId} ${visitor}`) * totalWeight - 1;
  if (remaining < 0) return undefined;
  for (const { name, weight } of variations) {
    remaining -= weight;
    if (remaining < 0) return name;
  }
  return variations.findLast(({ weight }) => weight > 0)?.name;
}

export type ChosenVariations = Readonly<Record<string, string>>;

/**
 * Returns the blocks rendered for a block: the block itself, or for a test its chosen variation, else its default. A wrapper yields several
 * blocks; a test without renderable content yields none.
 */
export function resolveTest(block: ContentBody, chosen: ChosenVariations = {}, depth = 0): ContentBody[] {
  if (block._meta.schema !== testSchema) return [block];
  if (depth === maxDepth) return [];
  const name = Object.hasOwn(chosen, block._meta.deliveryKey ?? '') ? chosen[block._meta.deliveryKey ?? ''] : undefined;
  const property = variationsOf(block).find((variation) => variation.name === name)?.property;
  const variation = property ? blocksIn(block, property) : [];
  const shown = variation.length > 0 ? variation : blocksIn(block, 'defaultContent');
  return shown.flatMap((child) => resolveTest(child, chosen, depth + 1));
}

const maxPageVersions = 4;

export interface Exposure {
  test: string;
  variation: string;
}

/**
 * Returns the running tests among a page's blocks, each with the variations that are in use. Variations are added in order until the page
 * would have more than `maxPageVersions` versions; visitors of the remaining ones see the default.
 */
function effectiveTests(blocks: readonly ContentBody[], at: Date): { key: string; test: ContentBody; names: ReadonlySet<string> }[] {
  let pageVersions = 1;
  const seen = new Set<string>();
  return blocks.flatMap((test) => {
    const key = test._meta.schema === testSchema && isRunning(test, at.getTime()) ? test._meta.deliveryKey : undefined;
    if (!key || seen.has(key)) return [];
    seen.add(key);
    const names = variationsOf(test)
      .filter(({ weight }) => weight > 0)
      .slice(0, Math.floor(maxPageVersions / pageVersions) - 1)
      .map(({ name }) => name);
    pageVersions *= names.length + 1;
    return names.length > 0 ? [{ key, test, names: new Set(names) }] : [];
  });
}

/** Chooses the variations of a visitor's bucket. Tests that show their default are left out; without a bucket, all tests are. */
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

/** Returns a cache key for the chosen variations; '' if all tests show their default. */
export function variationsKey(chosen: ChosenVariations): string {
  return Object.entries(chosen)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([test, variation]) => `${test}=${variation}`)
    .join(',');
}

export function nextTestChange(blocks: readonly ContentBody[], at: Date): Date | undefined {
  const dates = blocks
    .filter(({ _meta }) => _meta.schema === testSchema)
    .flatMap((test) => [readText(test, 'startsAt'), readText(test, 'endsAt')])
    .map((text) => Date.parse(text ?? ''))
    .filter((date) => date > at.getTime());
  return dates.length > 0 ? new Date(Math.min(...dates)) : undefined;
}
