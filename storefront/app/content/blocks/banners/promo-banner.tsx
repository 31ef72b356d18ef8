import { backgroundClass, backgroundColorOf } from '../../block-parts/background.ts';
import { BlockCarousel } from '../../block-parts/block-carousel.tsx';
import { ContentLink } from '../../content-link.tsx';
import { type ContentFields, readLink, readList, readText } from '../../fields.ts';
import type { BlockProps } from '../block.ts';

function Promo({ promo }: { promo: ContentFields }) {
  const to = readLink(promo);
  const headline = readText(promo, 'headline');
  const subhead = readText(promo, 'subhead');
  const button = readText(promo, 'buttonText');
  return (
    <div className="promo">
      <p className="head-t">{to && !button ? <ContentLink to={to}>{headline}</ContentLink> : headline}</p>
      {subhead ? <p>{subhead}</p> : null}
      {to && button ? (
        <ContentLink className="link" to={to}>
          {button}
        </ContentLink>
      ) : null}
    </div>
  );
}

/** BLOCK-006: one offer, or several that take turns. */
export function PromoBanner({ fields }: BlockProps) {
  const promos = readList(fields, 'promos').filter((promo) => readText(promo, 'headline'));
  const [only] = promos;
  if (!only) return null;
  return (
    <section className={`promo-banner ${backgroundClass(backgroundColorOf(fields, 'kraft'))}`}>
      <div className="wrap">
        {promos.length === 1 ? (
          <Promo promo={only} />
        ) : (
          <BlockCarousel fields={fields}>
            {promos.map((promo) => (
              <Promo key={`${readText(promo, 'headline')} ${readLink(promo)}`} promo={promo} />
            ))}
          </BlockCarousel>
        )}
      </div>
    </section>
  );
}
