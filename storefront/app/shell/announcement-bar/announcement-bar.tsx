import type { ContentBody } from '@outfitter/contract/client';
import { useIntl } from 'react-intl';
import { readList, readText, type SchemaFields } from '../../content/index.ts';
import { Announcement } from './announcement.tsx';
import * as styles from './announcement-bar.module.css';
import { RotatingAnnouncementBar } from './rotating-announcement-bar.tsx';

const maxStatic = 2;

/**
 * Shows the announcements above the header. They rotate if the editor has enabled it; otherwise one is shown below 768 px and two from
 * there.
 */
export function AnnouncementBar({ content }: { content: ContentBody | undefined }) {
  const intl = useIntl();
  const fields: SchemaFields<'promo-banner'> | undefined = content;
  const announcements = fields ? readList(fields, 'promos') : [];
  const label = intl.formatMessage({ id: 'shell.offers', defaultMessage: 'Offers' });
  if (announcements.length === 0) return null;
  if (fields?.autorotate === true && announcements.length > 1)
    return <RotatingAnnouncementBar label={label} announcements={announcements} />;
  return (
    <aside className={`${styles.bar} text-label`} data-theme="dark" aria-label={label}>
      {announcements.slice(0, maxStatic).map((announcement) => (
        <span key={readText(announcement, 'headline')}>
          <Announcement fields={announcement} />
        </span>
      ))}
    </aside>
  );
}
