import type { FocalPoint } from './image-request.ts';

/** Data from which a worker thread renders an image. */
export type ImageRecipe =
  | { kind: 'product'; spec: unknown; color: { hex: string; accents: string[] }; view: 'front' | 'back' | 'detail'; ground: string }
  | { kind: 'scene'; scene: string }
  | { kind: 'figure'; figure: string }
  | { kind: 'photo'; bytes: Uint8Array };

export interface SourceImage {
  name: string;
  version: string;
  /** Ratio of width to height. */
  ratio: number;
  focus: FocalPoint;
  ground: string;
  /** Returns the recipe. Called only if the image is not on disk. */
  recipe(): Promise<ImageRecipe>;
}

export interface ImageSource {
  /** Finds an image by name. A caching source reads again if `version`, from the page's URL, differs from its own. */
  find(name: string, version?: string): Promise<SourceImage | undefined>;
  mostViewed(): Promise<readonly string[]>;
}
