/**
 * Reads the typed fields of content items. The server validates an item against its schema when it stores it, but a hosted content
 * service may deliver anything, so `parseBlock` validates a block's fields before it renders and omits invalid ones. A field name has the
 * same meaning in every schema, which a test checks.
 *
 * Loaders parse, so that pages do not load this module. Only the preview and the style guide parse in the browser.
 */
import { backgroundColors, type ContentBody } from '@outfitter/contract/client';
import { type ContentFields, readGroup, readImage, readLink, readList, readText } from '../platform/content/content-fields.ts';
import { type ChosenVariations, resolveTest } from './ab-tests.ts';
import { type ContentImage, type ContentVideo, type ParsedBlock, unparsedFields } from './block-content.ts';
import { blocksIn } from './nested-blocks.ts';

type Reader = (fields: ContentFields, name: string) => unknown;

const readBoolean: Reader = (fields, name) => (typeof fields[name] === 'boolean' ? fields[name] : undefined);

function readNumber(fields: ContentFields, name: string): number | undefined {
  const number = Number(readText(fields, name) ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
}

const readOption =
  (...options: readonly string[]): Reader =>
  (fields, name) =>
    options.find((option) => option === fields[name]);

function readContentImage(fields: ContentFields, name: string): ContentImage | undefined {
  const image = readImage(fields, name);
  const group = readGroup(fields, name);
  return (
    image && {
      ...image,
      imageLink: readLink(group, 'imageLink'),
      feature: readText(group, 'feature'),
      imageType: readText(group, 'imageType'),
    }
  );
}

function readVideo(fields: ContentFields, name: string): ContentVideo | undefined {
  const group = readGroup(fields, name);
  const link = readText(group, 'video');
  if (!link) return undefined;
  const read = (flag: string) => readBoolean(group, flag) as boolean | undefined;
  const isOwn = /^\/v\/[\w-]+\/[\w-]+$/.test(link);
  return {
    clip: isOwn ? { link, version: readText(group, 'version') } : undefined,
    loop: read('loop'),
    autoplay: read('autoplay'),
    controls: read('controls'),
  };
}

const readBackgroundColor = readOption(...backgroundColors);

const readRichText = (fields: ContentFields, name: string) => readText(readGroup(fields, name), 'richText');

const readers = {
  text: readText,
  number: readNumber,
  boolean: readBoolean,
  link: readLink,
  image: readContentImage,
  video: readVideo,
  background: (fields, name) => readBackgroundColor(readGroup(readGroup(fields, name), 'color'), 'color'),
  backgroundColor: readBackgroundColor,
  boxCtaColor: readOption('rivet'),
  ctaColor: readOption('barn'),
  richText: readRichText,
  /** Reads rich text, or plain text: a content box of a hosted service has its HTML directly in the field, without the group around it. */
  richTextOrText: (fields, name) => readRichText(fields, name) ?? readText(fields, name),
  alignment: readOption('left', 'center', 'right'),
  height: (fields, name) => ['small', 'medium', 'large'].find((height) => height === readText(fields, name)?.toLowerCase()),
  spacing: readOption('None', 'Small', 'Medium', 'Large'),
  textColor: readOption('black', 'white'),
  mobileView: readOption('carousel', 'grid', 'list'),
  side: readOption('l', 'r'),
  list: (fields, name) => readList(fields, name).map(parseFields),
  blocks: (fields, name) => blocksIn(fields, name).map(parseBlock),
  products: (fields, name) => readList(readGroup(fields, name), name).flatMap((product) => readText(product, 'id') ?? []),
  unparsed: (fields, name) => fields[name],
} satisfies Record<string, Reader>;
export type FieldKind = keyof typeof readers;

const namesByKind: Readonly<Record<FieldKind, string>> = {
  text: 'anchor aspectRatio boxCtaText boxHeading buttonText ctaText days detailsText edge expiration feature Heading heading headline header hoverText html label number open part recommender rotationSpeed styleLabel styleNumber subhead tag text title top verificationHeader verificationText width',
  number: 'buttonWidth count line ounces pointX pointY',
  boolean: 'autorotate blackText ev3Manual infinite seperatorLine showAllDevices sideBySideButtons thumbnails whiteText',
  link: 'boxCtaLink ctaLink',
  image: 'bannerImage image textImage',
  video: 'mobileVideo video',
  background: 'background',
  backgroundColor: 'backgroundColor',
  boxCtaColor: 'boxCtaColor',
  ctaColor: 'ctaColor',
  richText: 'richText',
  richTextOrText: 'boxRichText',
  alignment: 'Alignment alignment buttonAlignment textAlignment',
  height: 'bannerHeight',
  spacing: 'spacing',
  textColor: 'textColor',
  mobileView: 'mobileView',
  side: 'side',
  list: 'box buttons callouts facts hours icons images items links promos tests tiles ways',
  blocks: 'banners components slotAbove slotBelow slotContent',
  products: 'products',
  unparsed: unparsedFields.join(' '),
};

export const fieldKinds: ReadonlyMap<string, FieldKind> = new Map(
  Object.entries(namesByKind).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as FieldKind] as const)),
);

function parseFields(fields: ContentFields): ContentFields {
  const parsed: ContentFields = {};
  for (const name of Object.keys(fields)) {
    const kind = fieldKinds.get(name);
    const read: Reader | undefined = kind && readers[kind];
    const value = read?.(fields, name);
    if (value !== undefined) parsed[name] = value;
  }
  return parsed;
}

const readString = (fields: ContentFields, name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);

const parsedBlocks = new WeakMap<ContentFields, ParsedBlock>();

/** Returns the typed fields of a block. The same item gives the same object, so that a memoized block does not render again. */
export function parseBlock(block: ContentFields): ParsedBlock {
  const cached = parsedBlocks.get(block);
  if (cached) return cached;
  const meta = readGroup(block, '_meta');
  const [name, schema, deliveryId] = ['name', 'schema', 'deliveryId'].map((field) => readString(meta, field));
  const parsed = { ...parseFields(block), _meta: { name, schema, deliveryId } } as unknown as ParsedBlock;
  parsedBlocks.set(block, parsed);
  return parsed;
}

/** Parses blocks and replaces tests by their chosen variation, or else by their default. */
export function parseBlocks(blocks: readonly ContentBody[], chosen?: ChosenVariations): ParsedBlock[] {
  return blocks.flatMap((block) => resolveTest(block, chosen)).map(parseBlock);
}
