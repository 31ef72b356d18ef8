import * as buttonStyles from '../../../ui/button.module.css';
import * as layoutStyles from '../../../ui/layout.module.css';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { BlockCarousel } from '../../block-parts/block-carousel.tsx';
import { ContentLink } from '../../content-link.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import * as styles from './promo-banner.module.css';

function Promo({ promo }: { promo: BlockEntry<'promo-banner', 'promos'> }) {
  const { ctaLink: to, headline, subhead, buttonText: button } = promo;
  return (
    <div className={styles.promo}>
      <p className="text-section">{to && !button ? <ContentLink to={to}>{headline}</ContentLink> : headline}</p>
      {subhead ? <p>{subhead}</p> : null}
      {to && button ? (
        <ContentLink className={`${buttonStyles.actionLink} ${styles.link}`} to={to}>
          {button}
        </ContentLink>
      ) : null}
    </div>
  );
}

export function PromoBanner({ fields }: BlockProps<'promo-banner'>) {
  const promos = (fields.promos ?? []).filter((promo) => promo.headline);
  const [only] = promos;
  if (!only) return null;
  return (
    <section {...backgroundProps(backgroundColorOf(fields, 'kraft'), styles.root)}>
      <div className={layoutStyles.container}>
        {promos.length === 1 ? (
          <Promo promo={only} />
        ) : (
          <BlockCarousel fields={fields}>
            {promos.map((promo) => (
              <Promo key={`${promo.headline} ${promo.ctaLink}`} promo={promo} />
            ))}
          </BlockCarousel>
        )}
      </div>
    </section>
  );
}
