/** Typed fields of content items, as `parse-block.ts` reads them. */
import type { BackgroundColor, BlockFields, ContentBody, ContentSchemaName, NestedBlock } from '@outfitter/contract/client';
import type { ImageSource } from '../ui/media/image-url.ts';
import type { VideoClip } from '../ui/media/video-url.ts';

export type ContentImage = ImageSource & { imageLink?: string | undefined; feature?: string | undefined; imageType?: string | undefined };

export interface ContentVideo {
  clip: VideoClip | undefined;
  loop: boolean | undefined;
  autoplay: boolean | undefined;
  controls: boolean | undefined;
}

type CommonFields = BlockFields<'text-block'>;
type StoredImage = NonNullable<CommonFields['image']>;
type StoredVideo = NonNullable<CommonFields['video']>;
type StoredBackground = NonNullable<CommonFields['background']>;

export const unparsedFields = ['BreadCrumb', 'cardsGroups', 'content', 'returnPolicies', 'seo', 'shippingServices', 'tables'] as const;

type ParsedField<Name, Value> = Name extends (typeof unparsedFields)[number]
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

type BlockMeta = Partial<Pick<ContentBody['_meta'], 'name' | 'schema' | 'deliveryId'>>;

export type BlockContent<Name extends ContentSchemaName = 'text-block'> = Parsed<BlockFields<Name>> &
  Parsed<CommonFields> & { readonly _meta?: BlockMeta };

/** Parsed block of any schema. Since fields are parsed by name, `asBlock` may narrow it to any schema. */
export type ParsedBlock = BlockContent & { readonly _meta: BlockMeta; readonly [parsedBlock]: true };
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

/** Returns `ctaLink` for the headline of a block, unless one of its buttons leads there. */
export function headlineLink(fields: Pick<BlockContent, 'buttons' | 'buttonText' | 'ctaLink'>): string | undefined {
  return buttonsOf(fields).some(({ to }) => to === fields.ctaLink) ? undefined : fields.ctaLink;
}
