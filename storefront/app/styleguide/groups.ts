import type { ComponentType } from 'react';
import { BlockCatalog, BlockStates, blockGroupId, samples } from './blocks/block-pages.tsx';
import { Actions } from './groups/actions.tsx';
import { Carousels } from './groups/carousels.tsx';
import { Choices } from './groups/choices.tsx';
import { Fields } from './groups/fields.tsx';
import { Figures } from './groups/figures.tsx';
import { Floating } from './groups/floating.tsx';
import { Foundations } from './groups/foundations.tsx';
import { Layout } from './groups/layout.tsx';
import { Messages } from './groups/messages.tsx';
import { Shell } from './groups/shell.tsx';

export interface Group {
  id: string;
  name: string;
  Content: ComponentType<{ id: string }>;
  path?: string;
  isWide?: boolean;
}

export const groups: readonly [Group, ...Group[]] = [
  { id: 'foundations', name: 'Foundations', Content: Foundations },
  { id: 'actions', name: 'Buttons and links', Content: Actions },
  { id: 'fields', name: 'Fields', Content: Fields },
  { id: 'choices', name: 'Choices', Content: Choices },
  { id: 'messages', name: 'Messages', Content: Messages },
  { id: 'floating', name: 'Dialogs, drawers, popovers', Content: Floating },
  { id: 'layout', name: 'Tabs, accordions, tables', Content: Layout },
  { id: 'carousels', name: 'Carousels', Content: Carousels },
  { id: 'figures', name: 'Prices, ratings, progress', Content: Figures },
  { id: 'shell', name: 'Header', Content: Shell },
  { id: 'blocks', name: 'Blocks', Content: BlockCatalog, path: '/styleguide/blocks', isWide: true },
];

const blockGroups: ReadonlyMap<string, Group> = new Map(
  samples.map(({ schema }) => {
    const id = blockGroupId(schema);
    return [id, { id, name: schema, Content: BlockStates, path: `/styleguide/${id}`, isWide: true }];
  }),
);

export function findGroup(id: string | null): Group | undefined {
  if (id === null) return groups[0];
  return groups.find((group) => group.id === id) ?? blockGroups.get(id);
}
