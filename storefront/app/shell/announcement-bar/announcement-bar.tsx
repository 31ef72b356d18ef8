import type { ContentBody } from '@outfitter/contract/client';
import { useIntl } from 'react-intl';
import { readList, readText } from '../../content/index.ts';
import { Announcement } from './announcement.tsx';
import { RotatingAnnouncementBar } from './rotating-announcement-bar.tsx';

/** Still, there is room for two. */
const maxStatic = 2;

/**
 * The offers above the header: turning where the editor wants it and there are several, else one on mobile and two from 768 up.
 * Without content its place stays empty.
 */
export function AnnouncementBar({ content }: { content: ContentBody | undefined }) {
  const intl = useIntl();
  const announcements = content ? readList(content, 'promos') : [];
  const label = intl.formatMessage({ id: 'shell.offers', defaultMessage: 'Offers' });
  if (announcements.length === 0) return null;
  if (content?.autorotate === true && announcements.length > 1)
    return <RotatingAnnouncementBar label={label} announcements={announcements} />;
  return (
    <aside className="strip label dark" aria-label={label}>
      {announcements.slice(0, maxStatic).map((offer) => (
        <span key={readText(offer, 'headline')}>
          <Announcement fields={offer} />
        </span>
      ))}
    </aside>
  );
}
