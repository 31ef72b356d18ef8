import { RichText } from '../../platform/content/rich-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type BlockContent, buttonsOf, headlineLink } from '../block-content.ts';
import { ContentLink } from '../content-link.tsx';
import { BlockButtons } from './block-buttons.tsx';

interface BlockTextProps {
  fields: BlockContent & Pick<BlockContent<'banner'>, 'buttonAlignment' | 'sideBySideButtons'>;
  size?: 'text-page' | 'text-section';
  level?: 1 | 2 | 3;
  buttons?: 'primary' | 'secondary';
  textClassName?: string;
  buttonsClassName?: string;
}

/** Renders the texts of a block. If no button has the block's link, its headline is the link. */
export function BlockText({
  fields,
  size = 'text-section',
  level = 2,
  buttons: kind = 'secondary',
  textClassName,
  buttonsClassName,
}: BlockTextProps) {
  const Heading = `h${level}` as const;
  const { headline, text, richText, buttonAlignment, sideBySideButtons } = fields;
  const buttons = buttonsOf(fields);
  const to = headlineLink(fields);
  return (
    <>
      {headline ? <Heading className={size}>{to ? <ContentLink to={to}>{headline}</ContentLink> : headline}</Heading> : null}
      {text ? <p className={textClassName}>{text}</p> : null}
      <RichText className={classNames('rich-text', textClassName)} html={richText} />
      <BlockButtons
        buttons={buttons}
        kind={kind}
        alignment={buttonAlignment}
        isSideBySide={sideBySideButtons !== false}
        className={buttonsClassName}
      />
    </>
  );
}
