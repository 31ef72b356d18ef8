import { type ContentFields, ContentLink, readLink, readText } from '../../content/index.ts';

export function Announcement({ fields }: { fields: ContentFields }) {
  const to = readLink(fields);
  return (
    <>
      {readText(fields, 'headline')}{' '}
      {to ? <ContentLink to={to}>{readText(fields, 'buttonText') ?? readText(fields, 'subhead')}</ContentLink> : null}
    </>
  );
}
