import type { PartName } from '@outfitter/artwork';
import type { Brand } from '@outfitter/commerce';
import type { Catalog, CatalogStyle, CatalogTranslation, ImageTexts, Swatch, View } from '@outfitter/demo';
import { clipName, demoBrand, describeImages, readImageName, sizeGuideOf, sizeSystemOf } from '@outfitter/demo';
import { styleTranslations } from './style-translations.ts';

export type StyleRow = Brand['styles'][number];
type CategoryRow = Brand['categories'][number];

export type ImageFacts = (style: CatalogStyle, swatch: Swatch, view: View) => { version: string; ground: string };

export interface StyleMedia {
  factsOf: ImageFacts;
  texts: ImageTexts;
  /** The part that the close-up shows. */
  part: PartName;
  /** `undefined` if the style has no video. */
  videoVersion: string | undefined;
}

export function categoryRows(
  { categories, styles }: Pick<Catalog, 'categories' | 'styles'>,
  translations: readonly CatalogTranslation[],
): CategoryRow[] {
  const imageOfTile = new Map<string, string | undefined>(
    styles.flatMap(({ id, swatches }) => [
      [`style/${id}`, swatches[0]?.images[0]] as const,
      ...swatches.map(({ colorId, images }) => [`style/${id}/${colorId}`, images[0]] as const),
    ]),
  );
  const paths = new Map<string, string>();
  return categories.map((category, position) => {
    const path = `${category.parent ? paths.get(category.parent) : ''}/${category.segment}`;
    paths.set(category.id, path);
    const { showInMenu, ranking, megaMenu, itemBold, menuTextColor } = category;
    const tiles = category.tiles.map(({ text, link, image }) => ({
      text,
      link,
      image: `/i/${demoBrand.mediaEndpoint}/${imageOfTile.get(image) ?? image}`,
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

/** Returns the tax class. Bags and pet supplies are not clothing in states that tax clothing differently. */
function taxClassOf(style: CatalogStyle): StyleRow['skus'][number]['taxClass'] {
  if (style.giftCard) return 'gift_card';
  return nonClothingTypes.has(style.artwork.type) ? 'goods' : 'clothing';
}

/** Returns the attributes: the color, then the dimensions of the size run, each with the values that have a SKU. */
function attributesOf(style: CatalogStyle, { sizeRuns }: Pick<Catalog, 'sizeRuns'>): StyleRow['variationAttributes'] {
  const colors = style.swatches.map(({ code, name, hex, accents, family, isNew }) => ({
    value: code,
    name,
    swatch: [hex, ...accents],
    family,
    ...(isNew ? { isNew } : {}),
  }));
  const dimensions = (sizeRuns[style.sizes]?.dimensions ?? []).map((dimension) => {
    const { id, name } = dimension;
    const used = new Set(style.variants.map((variant) => variant.sizes[id]));
    const values = dimension.values
      .filter((value) => used.has(value))
      .map((value) => {
        const sizeSystem = sizeSystemOf(dimension, value);
        return { value, name: value, ...(sizeSystem === undefined ? {} : { sizeSystem }) };
      });
    return { id, name, values };
  });
  return [{ id: 'color', name: 'Color', values: colors }, ...dimensions];
}

const altText = (...texts: string[]) => texts.filter(Boolean).join(', ');

function imagesOf(style: CatalogStyle, { factsOf, texts, part }: StyleMedia): StyleRow['images'] {
  const descriptions = describeImages(style.artwork.type, texts, part);
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
          alt: altText(style.name, swatch.name, descriptions[view]?.words ?? ''),
          caption: descriptions[view]?.caption ?? '',
          ...factsOf(style, swatch, view),
        },
      ];
    }),
  );
}

/** Returns the video of a style. It shows the color in which it was filmed, and starts with the close-up of that color. */
function videoOf(style: CatalogStyle, { texts, part, videoVersion }: StyleMedia): StyleRow['video'] {
  const swatch = style.swatches.find(({ colorId }) => colorId === style.filmed);
  const image = swatch?.images.find((name) => readImageName(name)?.view === 'detail');
  if (!swatch || !image || videoVersion === undefined) return null;
  const { words = '', caption = '' } = describeImages(style.artwork.type, texts, part).clip ?? {};
  return {
    name: `${demoBrand.mediaEndpoint}/${clipName(style)}`,
    version: videoVersion,
    picture: `${demoBrand.mediaEndpoint}/${image}`,
    colorCode: swatch.code,
    alt: altText(style.name, swatch.name, words),
    caption,
  };
}

export function styleRow(
  style: CatalogStyle,
  catalog: Pick<Catalog, 'sizeRuns'>,
  brand: string,
  media: StyleMedia,
  translations: readonly CatalogTranslation[],
): StyleRow {
  const codes = new Map(style.swatches.map(({ colorId, code }) => [colorId, code]));
  const { headline, description, features, facts, care, fit, giftCard, goesWith, origin } = style;
  const materials = style.materials.map(({ part, fibers }) => ({
    part,
    fibers: Object.entries(fibers).map(([fiber, percent]) => ({ fiber, percent })),
  }));
  return {
    id: style.id,
    name: style.name,
    brand,
    slug: style.slug,
    primaryCategoryId: style.categories[0] ?? '',
    cloth: style.cloth,
    ounces: style.ounces ?? null,
    copy: {
      headline,
      description,
      features,
      facts,
      care,
      fit,
      materials,
      origin,
      ...(goesWith.length > 0 ? { goesWith } : {}),
      ...(giftCard ? { giftCardAmounts: giftCard.amounts } : {}),
    },
    variationAttributes: attributesOf(style, catalog),
    badge: style.badge ?? null,
    badgeImage: style.badgeImage ?? null,
    sizeGuideId: sizeGuideOf(style) ?? null,
    video: videoOf(style, media),
    popularity: style.popularity,
    launchedOn: style.launched,
    keywords: style.keywords,
    translations: styleTranslations(style, catalog, translations, media.part),
    skus: style.variants.map((variant, position) => ({
      id: variant.sku,
      position,
      colorCode: codes.get(variant.colorId) ?? null,
      variationValues: { color: codes.get(variant.colorId) ?? '', ...variant.sizes },
      barcode: variant.barcode,
      taxClass: taxClassOf(style),
    })),
    images: imagesOf(style, media),
    categoryIds: style.categories,
  };
}
