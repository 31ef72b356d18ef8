import type { ContentBody } from '@outfitter/contract/client';
import { useIntl } from 'react-intl';
import { ContentLink, linkOf, listOf, textOf } from '../content/index.ts';

/** The offers above the header: one on mobile, two from 768 up. Without content its place stays empty. */
export function Strip({ content }: { content: ContentBody | undefined }) {
  const intl = useIntl();
  const offers = content ? listOf(content, 'promos').slice(0, 2) : [];
  if (offers.length === 0) return null;
  return (
    <aside className="strip label dark" aria-label={intl.formatMessage({ id: 'shell.offers', defaultMessage: 'Offers' })}>
      {offers.map((offer) => {
        const text = textOf(offer, 'headline');
        const to = linkOf(offer);
        return (
          <span key={text}>
            {text} {to ? <ContentLink to={to}>{textOf(offer, 'buttonText') ?? textOf(offer, 'subhead')}</ContentLink> : null}
          </span>
        );
      })}
    </aside>
  );
}
