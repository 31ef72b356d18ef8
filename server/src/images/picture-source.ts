/** The port to where pictures come from: the demo's drawing program, a folder of files, an object store. */

/** How a picture is made, as plain data that a worker thread can be handed. */
export type Drawing =
  | { kind: 'product'; look: unknown; colour: { hex: string; accents: string[] }; view: 'front' | 'back' | 'detail'; ground: string }
  | { kind: 'scene'; scene: string }
  | { kind: 'file'; path: string };

export interface Picture {
  name: string;
  /** Hash of everything that the picture is made of. */
  version: string;
  /** Width divided by height. */
  ratio: number;
  /** The point that a crop keeps, from 0 to 1 in each direction. */
  focus: readonly [x: number, y: number];
  /** Colour shown until the picture is there. */
  ground: string;
  drawing: Drawing;
}

export interface PictureSource {
  find(name: string): Promise<Picture | undefined>;
  /** Pictures that are looked at most, first the most; made ahead when nothing else is to do. */
  mostSeen(): Promise<readonly string[]>;
}
