import type { Brand } from '@outfitter/commerce';
import type { Catalog, CatalogStyle, CatalogTranslation, Swatch, View } from '@outfitter/demo';
import { demoBrand, readImageName, sizeGuideOf } from '@outfitter/demo';
import { imageCaption, styleTranslations } from './style-translations.ts';

export type StyleRow = Brand['styles'][number];
type CategoryRow = Brand['categories'][number];

export type ImageFacts = (style: CatalogStyle, swatch: Swatch, view: View) => { version: string; ground: string };

export function categoryRows(
  { categories, styles }: Pick<Catalog, 'categories' | 'styles'>,
  translations: readonly CatalogTranslation[],
): CategoryRow[] {
  const firstPicture = new Map(styles.map((style) => [`style/${style.id}`, style.swatches[0]?.images[0]]));
  const paths = new Map<string, string>();
  return categories.map((category, position) => {
    const path = `${category.parent ? paths.get(category.parent) : ''}/${category.segment}`;
    paths.set(category.id, path);
    const { showInMenu, ranking, megaMenu, itemBold, menuTextColor } = category;
    const tiles = category.tiles.map(({ text, link, image }) => ({
      text,
      link,
      image: `/i/${demoBrand.mediaEndpoint}/${firstPicture.get(image) ?? image}`,
    }));
    return {
      id: category.id,
      parentId: category.parent,
      path,
      position,
      name: category.name,
      line: category.line,
      description: category.description,
      menu: { showInMenu, ranking, megaMenu, itemBold, menuTextColor, tiles },
      translations: Object.fromEntries(
        translations.flatMap(({ locale, categories }) => {
          const texts = categories[category.id];
          return texts ? [[locale, texts]] : [];
        }),
      ),
    };
  });
}

const nonClothingTypes = new Set<CatalogStyle['artwork']['type']>(['tote', 'dog-coat', 'collar', 'leash']);

/** Bags and pet supplies are not clothing in states that tax clothing differently. */
function taxClassOf(style: CatalogStyle): StyleRow['skus'][number]['taxClass'] {
  if (style.giftCard) return 'gift_card';
  return nonClothingTypes.has(style.artwork.type) ? 'goods' : 'clothing';
}

/** The color, then the dimensions of the size run, each with the values that have a SKU. */
function attributesOf(style: CatalogStyle, { sizeRuns }: Pick<Catalog, 'sizeRuns'>): StyleRow['variationAttributes'] {
  const colors = style.swatches.map(({ code, name, hex, accents, family, isNew }) => ({
    value: code,
    name,
    swatch: [hex, ...accents],
    family,
    ...(isNew ? { isNew } : {}),
  }));
  const dimensions = (sizeRuns[style.sizes]?.dimensions ?? []).map(({ id, name, values }) => {
    const used = new Set(style.variants.map((variant) => variant.sizes[id]));
    return { id, name, values: values.filter((value) => used.has(value)).map((value) => ({ value, name: value })) };
  });
  return [{ id: 'color', name: 'Color', values: colors }, ...dimensions];
}

const viewLabels: Record<View, string> = { front: '', back: ', from behind', detail: ', close up' };

function imagesOf(style: CatalogStyle, factsOf: ImageFacts): StyleRow['images'] {
  const caption = imageCaption(style.features);
  return style.swatches.flatMap((swatch) =>
    swatch.images.flatMap((name, index) => {
      const view = readImageName(name)?.view;
      if (!view) return [];
      return [
        {
          colorCode: swatch.code,
          view,
          position: style.swatches.indexOf(swatch) * 10 + index,
          name: `${demoBrand.mediaEndpoint}/${name}`,
          alt: `${style.name}, ${swatch.name}${viewLabels[view]}`,
          caption: view === 'detail' ? caption : '',
          ...factsOf(style, swatch, view),
        },
      ];
    }),
  );
}

export function styleRow(
  style: CatalogStyle,
  catalog: Pick<Catalog, 'sizeRuns'>,
  brand: string,
  factsOf: ImageFacts,
  translations: readonly CatalogTranslation[],
  video: StyleRow['video'] = null,
): StyleRow {
  const codes = new Map(style.swatches.map(({ colorId, code }) => [colorId, code]));
  const { headline, description, features, facts, care, fit, giftCard } = style;
  return {
    id: style.id,
    name: style.name,
    brand,
    slug: style.slug,
    primaryCategoryId: style.categories[0] ?? '',
    cloth: style.cloth,
    ounces: style.ounces ?? null,
    copy: { headline, description, features, facts, care, fit, ...(giftCard ? { giftCardAmounts: giftCard.amounts } : {}) },
    variationAttributes: attributesOf(style, catalog),
    badge: style.badge ?? null,
    sizeGuideId: sizeGuideOf(style) ?? null,
    video,
    popularity: style.popularity,
    launchedOn: style.launched,
    keywords: style.keywords,
    translations: styleTranslations(style, catalog, translations),
    skus: style.variants.map((variant, position) => ({
      id: variant.sku,
      position,
      colorCode: codes.get(variant.colorId) ?? null,
      variationValues: { color: codes.get(variant.colorId) ?? '', ...variant.sizes },
      barcode: variant.barcode,
      taxClass: taxClassOf(style),
    })),
    images: imagesOf(style, factsOf),
    categoryIds: style.categories,
  };
}
