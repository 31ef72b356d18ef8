import { ContentLink, type Fields, linkOf, textOf } from '../content/index.ts';

/** The words of an offer and where they lead. */
export function Offer({ fields }: { fields: Fields }) {
  const to = linkOf(fields);
  return (
    <>
      {textOf(fields, 'headline')}{' '}
      {to ? <ContentLink to={to}>{textOf(fields, 'buttonText') ?? textOf(fields, 'subhead')}</ContentLink> : null}
    </>
  );
}
