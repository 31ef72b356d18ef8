import { describe, expect, it } from 'vitest';
import { loadBrand } from '../brand/load-brand.ts';
import { buildBrand, type StyleTraits } from '../brand/testing/brand-builder.ts';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import { findSkus } from '../catalog/find-skus.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { testNow } from '../testing/test-commerce.ts';

const coat = (swatchImages: StyleTraits['swatchImages']): StyleTraits => ({
  id: '4117',
  colors: { '10': 'brown', '20': 'green', '52': 'red' },
  ...(swatchImages ? { swatchImages } : {}),
});
const supplied = coat({ '20': ['swatch'], '52': ['swatch', 'customswatch'] });
const { commerce } = useTestBrand([supplied]);
const reimport = (style: StyleTraits) => loadBrand(commerce.deps.database.db, buildBrand([style]), testNow, () => undefined);
const getProduct = (query = {}) => commerce.clientWith().getProduct({ params: { productId: '4117' }, query });
const nameOf = (image?: { link: string }) => image?.link.replace('/i/test/4117-', '');

type Groups = Awaited<ReturnType<typeof getProduct>>['imageGroups'];
const namesIn = (groups: Groups, viewType: string) =>
  groups.filter((group) => group.viewType === viewType).map(({ images }) => images.map(nameOf).join(' '));

describe('swatch images of a catalog', () => {
  it('PDP-001 are in groups of their own, and not among the pictures', async () => {
    const { imageGroups, variationAttributes, c_productImageDetails } = await getProduct();
    expect(namesIn(imageGroups, 'large')).toEqual(['10-front 10-back', '20-front 20-back', '52-front 52-back']);
    expect(namesIn(imageGroups, 'swatch')).toEqual(['10-front', '20-swatch', '52-swatch']);
    expect(namesIn(imageGroups, 'customswatch')).toEqual(['52-customswatch']);
    expect(imageGroups.at(-1)?.variationAttributes).toEqual([{ id: 'color', values: [{ value: '52' }] }]);
    expect(variationAttributes[0]?.values.map(({ imageSwatch }) => nameOf(imageSwatch))).toEqual([
      '10-front',
      '20-swatch',
      '52-customswatch',
    ]);
    expect(c_productImageDetails).toEqual([]);
  });

  it('PDP-001 API-037 remain if the pictures of other colors are left out', async () => {
    const { imageGroups, variationAttributes } = await getProduct({ allImages: 'false' });
    expect(namesIn(imageGroups, 'large')).toEqual(['10-front 10-back']);
    expect(variationAttributes[0]?.values.map(({ imageSwatch }) => nameOf(imageSwatch))).toEqual([
      '10-front',
      '20-swatch',
      '52-customswatch',
    ]);
  });

  it('LIST-008 are the swatches of a hit, whose images remain pictures', async () => {
    const [hit] = (await commerce.clientWith().searchProducts({ query: { q: '4117' } })).hits;
    expect([nameOf(hit?.image), nameOf(hit?.hoverImage)]).toEqual(['10-front', '10-back']);
    expect(hit?.colors.map(({ image, imageSwatch }) => [nameOf(image), nameOf(imageSwatch)])).toEqual([
      ['10-front', undefined],
      ['20-front', '20-swatch'],
      ['52-front', '52-customswatch'],
    ]);
  });

  it('do not represent an item of a basket', async () => {
    const found = await findSkus(commerce.deps.database.db, ['411752001']);
    expect(nameOf(found.get('411752001')?.image)).toBe('52-front');
  });

  it('take no further statement, and are gone after an import without them', async () => {
    const sent = recordStatements(commerce.deps.database);
    const counted = async () => {
      sent.length = 0;
      const { imageGroups } = await getProduct();
      return { statements: sent.length, swatches: namesIn(imageGroups, 'swatch'), custom: namesIn(imageGroups, 'customswatch') };
    };
    expect((await counted()).statements).toBe(4);
    await reimport(coat(undefined));
    expect(await counted()).toEqual({ statements: 4, swatches: ['10-front', '20-front', '52-front'], custom: [] });
    const [hit] = (await commerce.clientWith().searchProducts({ query: { q: '4117' } })).hits;
    expect(hit?.colors.filter((color) => 'imageSwatch' in color)).toEqual([]);
    await reimport(supplied);
    expect((await counted()).custom).toEqual(['52-customswatch']);
  });
});
