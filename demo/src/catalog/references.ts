import type { ArtworkSpec } from '@outfitter/artwork/spec';
import type { CatalogData, DataFileIssue, LocatedStyle } from '../data-files/data-files.ts';
import { computedCategories } from './computed-categories.ts';
import { storeIssues } from './stores.ts';
import { sizeCombinations, sizesWithoutSystem, unusedExceptions } from './variants.ts';

type Problem = Pick<DataFileIssue, 'path' | 'message'>;

function styleIssues({ style }: LocatedStyle, data: CatalogData, categoryIds: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  const add = (path: string, message: string) => problems.push({ path, message });
  style.categories.forEach((id, index) => {
    if (!categoryIds.has(id)) add(`.categories[${index}]`, `there is no category "${id}"`);
  });
  style.colors.forEach((id, index) => {
    if (!Object.hasOwn(data.colors, id)) add(`.colors[${index}]`, `there is no color "${id}"`);
    if (style.colors.indexOf(id) !== index) add(`.colors[${index}]`, `"${id}" stands twice`);
  });
  if (!Object.hasOwn(data.sizeRuns, style.sizes)) add('.sizes', `there is no size run "${style.sizes}"`);
  for (const [path, ids] of [['.newColors', style.newColors] as const, ['.markdown.colors', style.markdown?.colors ?? []] as const]) {
    for (const id of ids) if (!style.colors.includes(id)) add(path, `"${id}" is none of the style's colors`);
  }
  if (style.filmed && !style.colors.includes(style.filmed)) add('.filmed', `"${style.filmed}" is none of the style's colors`);
  if ((style.badge === 'new_color') !== style.newColors.length > 0) add('.newColors', 'goes together with the badge new_color');
  if ((style.stock === 'backorder') !== (style.inStockDate !== undefined)) add('.inStockDate', 'goes together with the stock backorder');
  if ((style.artwork.type === 'gift-card') !== (style.giftCard !== undefined)) add('.giftCard', 'goes together with the spec gift-card');
  return problems;
}

/** Returns tiles of the menu whose image does not exist, or does not show the color that their text names. */
function tileIssues({ tiles }: CatalogData['categories'][number], data: CatalogData): Problem[] {
  return tiles.flatMap(({ text, image }, index): Problem[] => {
    const [kind, id, color] = image.split('/');
    if (kind !== 'style') return [];
    const path = `.tiles[${index}].image`;
    const style = data.styles.find((located) => located.style.id === id)?.style;
    if (!style) return [{ path, message: `there is no style "${id}"` }];
    if (color !== undefined && !style.colors.includes(color)) return [{ path, message: `"${color}" is none of the colors of style ${id}` }];
    const shown = color ?? style.colors[0];
    return style.colors
      .filter((named) => named !== shown && text.toLowerCase().includes(data.colors[named]?.name.toLowerCase() ?? text))
      .map((named) => ({ path, message: `"${text}" names the color "${named}", and the image shows "${shown}"` }));
  });
}

function duplicates(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

export function referenceIssues(data: CatalogData): DataFileIssue[] {
  const problems: DataFileIssue[] = [];
  const add = (file: string, path: string, message: string) => problems.push({ file, path, message });
  const runs = Object.entries(data.sizeRuns);

  for (const code of duplicates(Object.values(data.colors).map((color) => color.code)))
    add('colors.json', '', `two colors have the code ${code}`);
  for (const [id, run] of runs) {
    for (const pattern of unusedExceptions(run)) add('size-runs.json', `${id}.except`, `"${pattern}" is not a combination of this run`);
    for (const size of sizesWithoutSystem(run)) add('size-runs.json', id, `the size "${size}" has no size system`);
    const combinations = sizeCombinations(run);
    if (combinations.length === 0) add('size-runs.json', id, 'this run has no combination of sizes');
    if (combinations.some(({ ordinal }) => ordinal > 999)) add('size-runs.json', id, 'a run has at most 999 combinations');
  }

  const seen = new Map<string, number>();
  data.categories.forEach((category, index) => {
    const parentLevel = category.parent === null ? 0 : seen.get(category.parent);
    if (parentLevel === undefined)
      add('categories.json', `[${index}].parent`, `"${category.parent}" does not stand above "${category.id}"`);
    if (seen.has(category.id)) add('categories.json', `[${index}].id`, `"${category.id}" is taken`);
    seen.set(category.id, (parentLevel ?? 0) + 1);
    for (const { path, message } of tileIssues(category, data)) add('categories.json', `[${index}]${path}`, message);
    if ((parentLevel ?? 0) > 2) add('categories.json', `[${index}]`, `"${category.id}" lies deeper than three levels`);
  });

  for (const id of Object.values(computedCategories)) {
    if (!seen.has(id)) add('categories.json', '', `there is no category "${id}", which the catalog fills by itself`);
  }

  data.stores.forEach((store, index) => {
    for (const message of storeIssues(store)) add('stores.json', `[${index}]`, message);
  });
  for (const id of duplicates(data.stores.map((store) => store.id))) add('stores.json', '', `two stores have the id ${id}`);

  const categoryIds = new Set(seen.keys());
  const styleIds = new Set(data.styles.map(({ style }) => style.id));
  const owners = new Map<string, string>();
  for (const written of data.styles) {
    const { file, path, style } = written;
    const owner = owners.get(style.id);
    if (owner) add(file, `${path}.id`, `${style.id} is taken by ${owner}`);
    owners.set(style.id, `${file} ${path}`);
    for (const id of style.goesWith) {
      if (!styleIds.has(id) || id === style.id) add(file, `${path}.goesWith`, `there is no other style "${id}" (style ${style.id})`);
    }
    for (const problem of styleIssues(written, data, categoryIds))
      add(file, `${path}${problem.path}`, `${problem.message} (style ${style.id})`);
  }
  return problems;
}

function artworkKey(spec: ArtworkSpec): string {
  return JSON.stringify(Object.entries(spec).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns pairs of styles whose images would be identical: the same spec in a shared color. */
export function findLookAlikes(data: Pick<CatalogData, 'styles'>): string[] {
  const styleByImage = new Map<string, string>();
  return data.styles.flatMap(({ style }) =>
    style.colors.flatMap((color) => {
      const key = `${artworkKey(style.artwork)} in ${color}`;
      const other = styleByImage.get(key);
      styleByImage.set(key, style.id);
      return other && other !== style.id ? [`${style.id} looks like ${other} in ${color}`] : [];
    }),
  );
}
