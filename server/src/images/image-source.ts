/** The port to where pictures come from: the demo's drawing program, a folder of files, an object store. */

import type { FocalPoint } from './image-request.ts';

/** How a picture is made, as plain data that a worker thread can be handed. */
export type ImageRecipe =
  | { kind: 'product'; spec: unknown; colour: { hex: string; accents: string[] }; view: 'front' | 'back' | 'detail'; ground: string }
  | { kind: 'scene'; scene: string }
  | { kind: 'figure'; figure: string }
  | { kind: 'photo'; bytes: Uint8Array };

export interface SourceImage {
  name: string;
  /** Hash of everything that the picture is made of. */
  version: string;
  /** Width divided by height. */
  ratio: number;
  /** The point that a crop keeps, from 0 to 1 in each direction. */
  focus: FocalPoint;
  /** Colour shown until the picture is there. */
  ground: string;
  /** What it is made from; asked for only where it is not on disk yet. */
  recipe(): Promise<ImageRecipe>;
}

export interface ImageSource {
  /**
   * The picture of this name; undefined where there is none. A source that remembers looks again where `version`, the one that a page
   * names, is another than its own.
   */
  find(name: string, version?: string): Promise<SourceImage | undefined>;
  /** Pictures that are looked at most, first the most; made ahead when nothing else is to do. */
  mostViewed(): Promise<readonly string[]>;
}
