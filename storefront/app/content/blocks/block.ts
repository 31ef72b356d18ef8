import type { ContentSchemaName } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import type { Tile } from '../../product/index.ts';
import type { BlockContent } from '../block-content.ts';

export interface BlockProps<Name extends ContentSchemaName> {
  fields: BlockContent<Name>;
  tiles: Readonly<Record<string, Tile>>;
  /** True for the first block of a page that can contain the page's heading. */
  isFirst: boolean;
}

export type Block<Name extends ContentSchemaName> = (props: BlockProps<Name>) => ReactNode;

export type BlockEntry<Name extends ContentSchemaName, Field extends keyof BlockContent<Name>> =
  NonNullable<BlockContent<Name>[Field]> extends readonly (infer Entry)[] ? Entry : never;
