import { Alert } from '../../../ui/feedback/alert.tsx';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import { ContentLink } from '../../content-link.tsx';
import { buttonsOf, readGroup, readLink, readText } from '../../fields.ts';
import { RichText } from '../../rich-text.tsx';
import type { BlockProps } from '../block.ts';

/** BLOCK-040: a word on an offer. */
export function AddToCartPromoMessage({ fields }: BlockProps) {
  const headline = readText(fields, 'headline');
  const text = readText(fields, 'text');
  const html = readText(readGroup(fields, 'richText'), 'richText');
  const buttons = buttonsOf(fields);
  const to = buttons.length === 0 ? readLink(fields) : undefined;
  if (!headline) return null;
  return (
    <div className="wrap promo-message">
      <Alert title={to ? <ContentLink to={to}>{headline}</ContentLink> : headline}>
        {text || html || buttons.length > 0 ? (
          <>
            {text ? <p>{text}</p> : null}
            <RichText className="rich-text" html={html} />
            <BlockButtons buttons={buttons.slice(0, 2)} kind="secondary" />
          </>
        ) : null}
      </Alert>
    </div>
  );
}
