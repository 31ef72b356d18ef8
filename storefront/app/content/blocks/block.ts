import type { ReactNode } from 'react';
import type { Tile } from '../../product/index.ts';
import type { ContentFields } from '../fields.ts';

export interface BlockProps {
  fields: ContentFields;
  /** The products that the page's blocks show, by id. */
  tiles: Readonly<Record<string, Tile>>;
  /** The first block of a page carries its heading and its first picture. */
  isFirst: boolean;
}

export type Block = (props: BlockProps) => ReactNode;
