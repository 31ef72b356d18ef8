import type { ComponentType } from 'react';
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
  /** What `?group=` says. */
  id: string;
  name: string;
  Content: ComponentType;
}

/** The pages of the style guide; the first is shown where none is named. */
export const groups: readonly [Group, ...Group[]] = [
  { id: 'foundations', name: 'Foundations', Content: Foundations },
  { id: 'actions', name: 'Buttons and links', Content: Actions },
  { id: 'fields', name: 'Fields', Content: Fields },
  { id: 'choices', name: 'Choices', Content: Choices },
  { id: 'messages', name: 'Messages', Content: Messages },
  { id: 'floating', name: 'What floats', Content: Floating },
  { id: 'layout', name: 'Tabs, folds, tables', Content: Layout },
  { id: 'carousels', name: 'Carousels', Content: Carousels },
  { id: 'figures', name: 'Figures', Content: Figures },
  { id: 'shell', name: 'Header', Content: Shell },
];

/** The group that an address asks for; undefined for one that is not there. */
export function groupOf(id: string | null): Group | undefined {
  return id === null ? groups[0] : groups.find((group) => group.id === id);
}
