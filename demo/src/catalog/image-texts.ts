import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PartName, partName } from '@outfitter/artwork/part-names';
import type { ArtworkType } from '@outfitter/artwork/spec';
import { z } from 'zod';
import { dataFolder } from '../data-files/data-files.ts';
import { viewsOf } from './images.ts';

/** `clip` is the video of a style; the others are its images. */
export const imageView = z.enum(['front', 'back', 'detail', 'clip']);
export type ImageView = z.output<typeof imageView>;

/** Texts in one language: what each view shows, where `{part}` stands for the part that the close-up shows. */
export interface ImageTexts {
  views: Readonly<Partial<Record<ImageView, string>>>;
  parts: Readonly<Partial<Record<PartName, string>>>;
}

/** `words` describe the image after the names of style and color; `caption` is shown below it. */
export interface ImageDescription {
  words: string;
  caption: string;
}

const texts = { views: z.record(imageView, z.string()), parts: z.record(partName, z.string().min(1).max(60)) };

/** Returns the texts of the default language, from `demo/data/views.json` and `demo/data/parts.json`. Every view and part has one. */
export function loadImageTexts(folder: string = dataFolder): ImageTexts {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return { views: texts.views.parse(read('views.json')), parts: texts.parts.parse(read('parts.json')) };
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function describe(view: ImageView, { views, parts }: ImageTexts, part: PartName): ImageDescription {
  const partText = parts[part] ?? '';
  const words = (views[view] ?? '').replace('{part}', partText);
  const captions: Partial<Record<ImageView, string>> = { detail: partText, clip: words };
  return { words, caption: capitalized(captions[view] ?? '') };
}

/** Returns the descriptions of a style's images and video by view. `part` is the part that its close-up shows. */
export function describeImages(type: ArtworkType, texts: ImageTexts, part: PartName): Partial<Record<ImageView, ImageDescription>> {
  const views: ImageView[] = [...viewsOf(type), 'clip'];
  return Object.fromEntries(views.map((view) => [view, describe(view, texts, part)]));
}
