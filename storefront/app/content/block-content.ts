/**
 * Typed fields of content items. The server validates an item against its schema when it stores it, but a hosted content service may
 * deliver anything, so `parseBlock` validates a block's fields before it renders and omits invalid ones. A field name has the same
 * meaning in every schema, which a test checks.
 */
import type { BlockFields, ContentBody, ContentSchemaName, NestedBlock } from '@outfitter/contract/client';
import { type ContentFields, readGroup, readImage, readLink, readList, readText } from '../platform/content/content-fields.ts';
import type { ImageSource } from '../ui/media/image-url.ts';
import type { VideoClip } from '../ui/media/video-url.ts';
import { blocksIn } from './nested-blocks.ts';

export type ContentImage = ImageSource & { imageLink?: string | undefined; feature?: string | undefined };

export interface ContentVideo {
  clip: VideoClip | undefined;
  loop: boolean | undefined;
  autoplay: boolean | undefined;
  controls: boolean | undefined;
}

export const backgroundColors = ['kraft', 'night', 'paper', 'duck'] as const;
export type BackgroundColor = (typeof backgroundColors)[number];

type CommonFields = BlockFields<'text-block'>;
type StoredImage = NonNullable<CommonFields['image']>;
type StoredVideo = NonNullable<CommonFields['video']>;
type StoredBackground = NonNullable<CommonFields['background']>;

const unparsed = ['BreadCrumb', 'cardsGroups', 'content', 'returnPolicies', 'seo', 'shippingServices', 'tables'] as const;

type ParsedField<Name, Value> = Name extends (typeof unparsed)[number]
  ? unknown
  : [Value] extends [string | number | boolean]
    ? Value
    : [Value] extends [StoredImage]
      ? ContentImage
      : [Value] extends [StoredVideo]
        ? ContentVideo
        : [Value] extends [StoredBackground]
          ? BackgroundColor
          : [Value] extends [{ richText: string }]
            ? string
            : [Value] extends [NestedBlock | NestedBlock[]]
              ? readonly ParsedBlock[]
              : [Value] extends [{ products: readonly { id: string }[] }]
                ? readonly string[]
                : Value extends readonly (infer Entry)[]
                  ? readonly Parsed<Entry>[]
                  : unknown;
type Parsed<Fields> = { readonly [Name in keyof Fields]?: ParsedField<Name, NonNullable<Fields[Name]>> };

export type BlockContent<Name extends ContentSchemaName = 'text-block'> = Parsed<BlockFields<Name>> &
  Parsed<CommonFields> & { readonly _meta?: Partial<ContentBody['_meta']> };

/** A parsed block of any schema. Since fields are parsed by name, `asBlock` may narrow it to any schema. */
export type ParsedBlock = BlockContent & { readonly [parsedBlock]: true };
declare const parsedBlock: unique symbol;

export function asBlock<Name extends ContentSchemaName>(block: ParsedBlock): BlockContent<Name> {
  return block as BlockContent<Name>;
}

export interface ButtonContent {
  text: string;
  to: string;
}

/** Returns `buttons[]`, or else the button of `buttonText` and `ctaLink`; a button without text or link is left out. */
export function buttonsOf({
  buttons = [],
  buttonText,
  ctaLink,
}: Pick<BlockContent, 'buttons' | 'buttonText' | 'ctaLink'>): ButtonContent[] {
  return (buttons.length > 0 ? buttons : [{ buttonText, ctaLink }]).flatMap(({ buttonText: text, ctaLink: to }) =>
    text && to ? [{ text, to }] : [],
  );
}

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
  return image && { ...image, imageLink: readLink(group, 'imageLink'), feature: readText(group, 'feature') };
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

export function parseBackgroundColor(name: unknown): BackgroundColor | undefined {
  return backgroundColors.find((color) => color === name);
}

const readRichText = (fields: ContentFields, name: string) => readText(readGroup(fields, name), 'richText');

const readers = {
  text: readText,
  number: readNumber,
  boolean: readBoolean,
  link: readLink,
  image: readContentImage,
  video: readVideo,
  background: (fields, name) => parseBackgroundColor(readText(readGroup(readGroup(fields, name), 'color'), 'color')),
  richText: readRichText,
  /** A content box of a hosted service has its HTML directly in the field, without the group around it. */
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
  text: 'anchor aspectRatio backgroundColor boxCtaColor boxCtaText boxHeading buttonText ctaColor ctaText days detailsText edge expiration feature Heading heading headline header hoverText html label number open recommender rotationSpeed styleLabel styleNumber subhead tag text title top verificationHeader verificationText width',
  number: 'buttonWidth count line ounces',
  boolean: 'autorotate blackText ev3Manual infinite seperatorLine showAllDevices sideBySideButtons thumbnails whiteText',
  link: 'boxCtaLink ctaLink',
  image: 'bannerImage image textImage',
  video: 'mobileVideo video',
  background: 'background',
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
  unparsed: unparsed.join(' '),
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

const parsedBlocks = new WeakMap<ContentFields, ParsedBlock>();

/** Returns the typed fields of a block. The same item gives the same object, so that a memoized block does not render again. */
export function parseBlock(block: ContentFields): ParsedBlock {
  const known = parsedBlocks.get(block);
  if (known) return known;
  const { name, schema } = readGroup(block, '_meta');
  const parsed = { ...parseFields(block), _meta: { name: typeof name === 'string' ? name : undefined, schema } } as unknown as ParsedBlock;
  parsedBlocks.set(block, parsed);
  return parsed;
}
