/** Decides which version of a content item is live. `liveVersionOf` in `delivery/resolve-items.ts` implements the same rule in SQL. */
import { previewYears } from '@outfitter/contract/client';
import { z } from 'zod';
import { endOfTime, startOfTime } from '../../platform/database/column-types.ts';
import { ok } from '../../platform/result.ts';
import { type ContentResult, invalidContent } from '../validation/invalid-content.ts';

/** Time from `publishFrom`, inclusive, to `publishTo`, exclusive. */
export interface PublishWindow {
  publishFrom: Date;
  publishTo: Date;
}
export interface Version extends PublishWindow {
  version: number;
}

function isLive({ publishFrom, publishTo }: PublishWindow, at: Date): boolean {
  return publishFrom <= at && at < publishTo;
}

/** Among live versions, the latest start takes precedence, then the highest version number. */
function takesPrecedence(one: Version, other: Version): boolean {
  const later = one.publishFrom.getTime() - other.publishFrom.getTime();
  return later === 0 ? one.version > other.version : later > 0;
}

export function liveVersion<V extends Version>(versions: readonly V[], at: Date): V | undefined {
  return versions
    .filter((version) => isLive(version, at))
    .reduce<V | undefined>((best, one) => (!best || takesPrecedence(one, best) ? one : best), undefined);
}

/** Returns the newest version that has not ended; for previews of unpublished content. */
export function newestVersion<V extends Version>(versions: readonly V[], at: Date): V | undefined {
  return versions
    .filter(({ publishTo }) => at < publishTo)
    .reduce<V | undefined>((best, one) => (!best || one.version > best.version ? one : best), undefined);
}

export function nextWindowEdge(versions: readonly PublishWindow[], at: Date): Date | undefined {
  const edges = versions
    .flatMap(({ publishFrom, publishTo }) => [publishFrom, publishTo])
    .filter((edge) => at < edge && edge < endOfTime)
    .map((edge) => edge.getTime());
  return edges.length > 0 ? new Date(Math.min(...edges)) : undefined;
}

/** Drops ended versions, and versions that are never live because others take precedence. */
export function currentAndFutureVersions<V extends Version>(versions: readonly V[], at: Date): V[] {
  const shown = new Set<V>();
  for (let time: Date | undefined = at; time; time = nextWindowEdge(versions, time)) {
    const live = liveVersion(versions, time);
    if (live) shown.add(live);
  }
  return versions.filter((version) => shown.has(version)).sort((one, other) => one.version - other.version);
}

const instant = z.iso.datetime({ offset: true });

function parseInstant(text: string, path: string): ContentResult<Date> {
  const parsed = instant.safeParse(text);
  const date = new Date(parsed.success ? parsed.data : Number.NaN);
  return Number.isNaN(date.getTime()) ? invalidContent(path, 'Write an instant like 2026-12-24T06:00:00Z') : ok(date);
}

export function parseWindow(from: string | undefined, to: string | undefined, at = '$'): ContentResult<Partial<PublishWindow>> {
  const window: Partial<PublishWindow> = {};
  for (const [name, text] of Object.entries({ publishFrom: from, publishTo: to })) {
    if (text === undefined) continue;
    const date = parseInstant(text, `${at}.${name}`);
    if (!date.ok) return date;
    window[name as keyof PublishWindow] = date.value;
  }
  return ok(window);
}

export function validateWindow(
  { publishFrom = startOfTime, publishTo = endOfTime }: Partial<PublishWindow>,
  at = '$',
): ContentResult<PublishWindow> {
  for (const [name, date] of Object.entries({ publishFrom, publishTo })) {
    const year = date.getUTCFullYear();
    const isOpen = date.getTime() === startOfTime.getTime() || date.getTime() === endOfTime.getTime();
    if (!isOpen && !(year >= previewYears.first && year <= previewYears.last)) {
      return invalidContent(`${at}.${name}`, `The year is between ${previewYears.first} and ${previewYears.last}`);
    }
  }
  if (publishFrom >= publishTo) return invalidContent(`${at}.publishTo`, 'A publish window ends after it starts');
  return ok({ publishFrom, publishTo });
}
