import { ContentLink } from '../content-link.tsx';
import { buttonsOf, type ContentFields, readGroup, readLink, readText } from '../fields.ts';
import { RichText } from '../rich-text.tsx';
import { alignmentOf } from './background.ts';
import { BlockButtons } from './block-buttons.tsx';

interface BlockTextProps {
  fields: ContentFields;
  size?: 'page-t' | 'head-t' | 'card-t';
  level?: 1 | 2 | 3;
  buttons?: 'primary' | 'secondary';
}

/** A block's headline, text, rich text and buttons, those that are there; a link without words of its own goes with the headline. */
export function BlockText({ fields, size = 'head-t', level = 2, buttons: kind = 'secondary' }: BlockTextProps) {
  const Heading = `h${level}` as const;
  const headline = readText(fields, 'headline');
  const text = readText(fields, 'text');
  const html = readText(readGroup(fields, 'richText'), 'richText');
  const buttons = buttonsOf(fields);
  const to = buttons.length === 0 ? readLink(fields) : undefined;
  return (
    <>
      {headline ? <Heading className={size}>{to ? <ContentLink to={to}>{headline}</ContentLink> : headline}</Heading> : null}
      {text ? <p>{text}</p> : null}
      <RichText className="rich-text" html={html} />
      <BlockButtons
        buttons={buttons}
        kind={kind}
        alignment={alignmentOf(fields, 'buttonAlignment')}
        isSideBySide={fields.sideBySideButtons !== false}
      />
    </>
  );
}
