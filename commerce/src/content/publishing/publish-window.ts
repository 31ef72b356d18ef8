/** When a version of a content item is live. Pure; the statement in `queries.ts` follows the same rule. */
import { previewYears as years } from '@outfitter/contract/client';
import { z } from 'zod';
import { endOfTime, startOfTime } from '../../platform/database/column-types.ts';
import { InvalidContentError } from '../validation/invalid-content-error.ts';

/** Live from the first instant up to, not including, the second. */
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

/** Of versions that are live at once the one that started last holds, of these the latest. */
function takesPrecedence(one: Version, other: Version): boolean {
  const later = one.publishFrom.getTime() - other.publishFrom.getTime();
  return later === 0 ? one.version > other.version : later > 0;
}

/** The version of an item that is live at a moment; `undefined` where none is. */
export function liveVersion<V extends Version>(versions: readonly V[], at: Date): V | undefined {
  return versions
    .filter((version) => isLive(version, at))
    .reduce<V | undefined>((best, one) => (!best || takesPrecedence(one, best) ? one : best), undefined);
}

/** The version that editors see before it is published: the newest that has not ended. */
export function newestVersion<V extends Version>(versions: readonly V[], at: Date): V | undefined {
  return versions
    .filter(({ publishTo }) => at < publishTo)
    .reduce<V | undefined>((best, one) => (!best || one.version > best.version ? one : best), undefined);
}

/** The next moment after `at` at which a version starts or ends: until then the same is live. */
export function nextWindowEdge(versions: readonly PublishWindow[], at: Date): Date | undefined {
  const edges = versions
    .flatMap(({ publishFrom, publishTo }) => [publishFrom, publishTo])
    .filter((edge) => at < edge && edge < endOfTime)
    .map((edge) => edge.getTime());
  return edges.length > 0 ? new Date(Math.min(...edges)) : undefined;
}

/** The versions that are live at `at` or will be, in their order; the others are history, or stand in another's shadow for good. */
export function currentAndFutureVersions<V extends Version>(versions: readonly V[], at: Date): V[] {
  const shown = new Set<V>();
  for (let moment: Date | undefined = at; moment; moment = nextWindowEdge(versions, moment)) {
    const live = liveVersion(versions, moment);
    if (live) shown.add(live);
  }
  return versions.filter((version) => shown.has(version)).sort((one, other) => one.version - other.version);
}

const instant = z.iso.datetime({ offset: true });

function parseInstant(text: string, path: string): Date {
  const parsed = instant.safeParse(text);
  const date = new Date(parsed.success ? parsed.data : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new InvalidContentError(path, 'A moment is written like 2026-12-24T06:00:00Z');
  return date;
}

/** A window as a file or a person names it; an end left out is open. Throws ContentRefused. */
export function parseWindow(from: string | undefined, to: string | undefined, at = '$'): Partial<PublishWindow> {
  return {
    ...(from === undefined ? {} : { publishFrom: parseInstant(from, `${at}.publishFrom`) }),
    ...(to === undefined ? {} : { publishTo: parseInstant(to, `${at}.publishTo`) }),
  };
}

/** A window as it may be kept. Throws ContentRefused where it ends before it begins, or lies outside of any plan. */
export function validateWindow({ publishFrom = startOfTime, publishTo = endOfTime }: Partial<PublishWindow>): PublishWindow {
  for (const [name, date] of Object.entries({ publishFrom, publishTo })) {
    const year = date.getUTCFullYear();
    const isOpen = date.getTime() === startOfTime.getTime() || date.getTime() === endOfTime.getTime();
    if (!isOpen && !(year >= years.first && year <= years.last)) {
      throw new InvalidContentError(`$.${name}`, `A moment lies in the years ${years.first} to ${years.last}`);
    }
  }
  if (publishFrom >= publishTo) throw new InvalidContentError('$.publishTo', 'A publish window ends after it begins');
  return { publishFrom, publishTo };
}
