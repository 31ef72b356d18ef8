import type { Category, ContentBody } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { buildLayoutData } from './layout-data.ts';

const content = (name: string) => ({ _meta: { name, schema: 'footer', deliveryId: name, deliveryKey: null } }) as ContentBody;
const buildRoot = () => ({ id: 'root', categories: [] }) as unknown as Category;

it('pages with the same sources share the data of the layout, until one of them changes', () => {
  const [root, bar, footer] = [buildRoot(), content('bar'), content('footer')];
  const layout = buildLayoutData(root, bar, footer);
  expect(layout).toEqual({ menu: [], announcementBar: bar, footer });
  expect(Object.isFrozen(layout)).toBe(true);
  expect(buildLayoutData(root, bar, footer)).toBe(layout);
  expect(buildLayoutData(buildRoot(), bar, footer)).not.toBe(layout);
  const withoutBar = buildLayoutData(root, undefined, footer);
  expect(withoutBar).toEqual({ menu: [], announcementBar: undefined, footer });
  expect(buildLayoutData(root, undefined, content('new footer'))).not.toBe(withoutBar);
});
