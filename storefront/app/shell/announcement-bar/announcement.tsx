import { ContentLink, readLink, type readList, readText, type SchemaFields } from '../../content/index.ts';

export type AnnouncementFields = ReturnType<typeof readList<SchemaFields<'promo-banner'>, 'promos'>>[number];

export function Announcement({ fields }: { fields: AnnouncementFields }) {
  const to = readLink(fields);
  return (
    <>
      {readText(fields, 'headline')}{' '}
      {to ? <ContentLink to={to}>{readText(fields, 'buttonText') ?? readText(fields, 'subhead')}</ContentLink> : null}
    </>
  );
}
