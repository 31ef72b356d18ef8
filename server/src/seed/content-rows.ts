import type { Brand } from '@outfitter/commerce';
import { demoBrand, loadCampaigns, loadContent } from '@outfitter/demo';
import { addCalloutPoints, type FindParts } from './callout-points.ts';

type ContentRow = Brand['content'][number];
export type FindImage = (name: string) => Promise<{ version: string; ground: string; ratio: number } | undefined>;

export type FindVideo = (name: string) => Promise<{ version: string } | undefined>;

interface Media {
  findImage: FindImage;
  findVideo: FindVideo;
  findParts: FindParts;
}

const brandImagePath = new RegExp(`^/i/${demoBrand.mediaEndpoint}/([\\w-]+)$`);
const brandVideoPath = new RegExp(`^/v/${demoBrand.mediaEndpoint}/([\\w-]+)$`);

export async function contentRows(media: Media, now: Date): Promise<ContentRow[]> {
  const rows: ContentRow[] = [];
  for (const { publishFrom, publishTo, ...item } of [...loadContent(), ...loadCampaigns(now)]) {
    rows.push({
      ...item,
      body: (await addCalloutPoints(await addMediaVersions(item.body, media), media.findParts)) as ContentRow['body'],
      publishFrom: publishFrom ? new Date(publishFrom) : undefined,
      publishTo: publishTo ? new Date(publishTo) : undefined,
    });
  }
  return rows;
}

/** Adds the version of every image and video, so that browsers may cache it, and the background color and ratio of images. */
export async function addMediaVersions(value: unknown, media: Omit<Media, 'findParts'>): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((entry) => addMediaVersions(entry, media)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([key, entry]) => [key, await addMediaVersions(entry, media)] as const);
  const fields = Object.fromEntries(await Promise.all(entries));
  return { ...(await mediaVersion(fields, media)), ...fields };
}

async function mediaVersion({ image, video }: Record<string, unknown>, { findImage, findVideo }: Omit<Media, 'findParts'>) {
  const imageName = typeof image === 'string' ? brandImagePath.exec(image)?.[1] : undefined;
  const found = imageName === undefined ? undefined : await findImage(imageName);
  if (found) return { version: found.version, ground: found.ground, ratio: found.ratio };
  const loop = typeof video === 'string' ? brandVideoPath.exec(video)?.[1] : undefined;
  const version = loop === undefined ? undefined : (await findVideo(loop))?.version;
  return version === undefined ? {} : { version };
}
