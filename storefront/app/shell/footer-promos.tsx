import { ContentLink, type Fields, linkOf, listOf, textOf } from '../content/index.ts';

/** More of them than these are left out. */
const most = 3;

/** The promo banner slots over the footer's columns (SHELL-033). */
export function FooterPromos({ fields }: { fields: Fields }) {
  const promos = listOf(fields, 'promos').slice(0, most);
  if (promos.length === 0) return null;
  return (
    <ul className="wrap footer-promos">
      {promos.map((promo) => {
        const to = linkOf(promo);
        const headline = textOf(promo, 'headline');
        return (
          <li key={headline}>
            <p className="card-t">{headline}</p>
            {textOf(promo, 'subhead') ? <p className="soft">{textOf(promo, 'subhead')}</p> : null}
            {to ? (
              <ContentLink to={to} className="is-underlined">
                {textOf(promo, 'buttonText') ?? headline}
              </ContentLink>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
