import type { ContentBody } from '@outfitter/contract/client';
import { useIntl } from 'react-intl';
import { readList, readText } from '../content/index.ts';
import { Offer } from './strip-offer.tsx';
import { TurningStrip } from './turning-strip.tsx';

/** Still, there is room for two. */
const mostStill = 2;

/**
 * The offers above the header: turning where the editor wants it and there are several, else one on mobile and two from 768 up.
 * Without content its place stays empty.
 */
export function Strip({ content }: { content: ContentBody | undefined }) {
  const intl = useIntl();
  const offers = content ? readList(content, 'promos') : [];
  const label = intl.formatMessage({ id: 'shell.offers', defaultMessage: 'Offers' });
  if (offers.length === 0) return null;
  if (content?.autorotate === true && offers.length > 1) return <TurningStrip label={label} offers={offers} />;
  return (
    <aside className="strip label dark" aria-label={label}>
      {offers.slice(0, mostStill).map((offer) => (
        <span key={readText(offer, 'headline')}>
          <Offer fields={offer} />
        </span>
      ))}
    </aside>
  );
}
