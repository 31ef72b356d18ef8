import { type ContentFields, ContentLink, readLink, readText } from '../../content/index.ts';

/** The words of an offer and where they lead. */
export function Announcement({ fields }: { fields: ContentFields }) {
  const to = readLink(fields);
  return (
    <>
      {readText(fields, 'headline')}{' '}
      {to ? <ContentLink to={to}>{readText(fields, 'buttonText') ?? readText(fields, 'subhead')}</ContentLink> : null}
    </>
  );
}
