import { type ContentFields, ContentLink, readLink, readList, readText } from '../../content/index.ts';

const maxPromos = 3;

/** SHELL-033. */
export function FooterPromos({ fields }: { fields: ContentFields }) {
  const promos = readList(fields, 'promos').slice(0, maxPromos);
  if (promos.length === 0) return null;
  return (
    <ul className="wrap footer-promos">
      {promos.map((promo) => {
        const to = readLink(promo);
        const headline = readText(promo, 'headline');
        return (
          <li key={headline}>
            <p className="card-t">{headline}</p>
            {readText(promo, 'subhead') ? <p className="soft">{readText(promo, 'subhead')}</p> : null}
            {to ? (
              <ContentLink to={to} className="is-underlined">
                {readText(promo, 'buttonText') ?? headline}
              </ContentLink>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
