// @vitest-environment happy-dom
import type { Category } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { buildMenu } from './menu.ts';
import { MenuBarItem } from './menu-bar-item.tsx';

function buildCategory(id: string, itemBold: boolean, categories: Category[] = []): Category {
  const menuSettings = { showInMenu: true, ranking: '1.01', megaMenu: false, itemBold, navigationTiles: { tiles: [] } };
  return { id, displayName: id, vanityUrl: `/${id}`, menuSettings, categories } as unknown as Category;
}

it('SHELL-045 marks bold entries of every level, and no others', async () => {
  const links = [buildCategory('bold-link', true), buildCategory('plain-link', false)];
  const groups = [buildCategory('bold-group', true, links), buildCategory('plain-group', false)];
  const items = buildMenu(buildCategory('root', false, [buildCategory('bold-item', true, groups), buildCategory('plain-item', false)]));
  const bar = items.map((item) => (
    <MenuBarItem key={item.id} item={item} hasSeparator={false} isOpen={false} isInDrawer={false} onShow={() => {}} />
  ));
  const { container } = mountScreens({ '/': <ul>{bar}</ul> }, '/');
  const names = (links: NodeListOf<Element>) => [...links].map(({ textContent }) => textContent).sort();
  await waitFor(() => expect(names(container.querySelectorAll('a.bold'))).toEqual(['bold-group', 'bold-item', 'bold-link']));
  expect(names(container.querySelectorAll('a:not(.bold)'))).toEqual(expect.arrayContaining(['plain-group', 'plain-item', 'plain-link']));
});

it('SHELL-012 a category without a mega menu has a flyout with its links and its navigation tiles', async () => {
  const tiles = [{ ctaLink: '/dogs/leashes', image: '/i/ridge/5601-10-front', text: 'Leashes' }];
  const category = buildCategory('dogs', false, [buildCategory('collars', false), buildCategory('leashes', false)]);
  const dogs = { ...category, menuSettings: { ...category.menuSettings, navigationTiles: { tiles } } };
  const [item] = buildMenu(buildCategory('root', false, [dogs]));
  const bar = <MenuBarItem item={item!} hasSeparator={false} isOpen isInDrawer={false} onShow={() => {}} />;
  const { container } = mountScreens({ '/': <ul>{bar}</ul> }, '/');
  await waitFor(() => expect(container.querySelector('.flyout > .with-tiles')).not.toBeNull());
  const linksIn = (selector: string) => [...container.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));
  expect([linksIn('.column'), linksIn('.tiles')]).toEqual([['/collars', '/leashes'], ['/dogs/leashes']]);
});
