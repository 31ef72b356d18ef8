import * as buttonStyles from '../../../ui/button.module.css';
import * as layoutStyles from '../../../ui/layout.module.css';
import { headingId } from '../../block-parts/heading-id.ts';
import { ContentLink } from '../../content-link.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import * as styles from './contact-ways.module.css';

export function ContactWays({ fields }: BlockProps<'contact-ways'>) {
  const { heading } = fields;
  const ways = fields.ways ?? [];
  if (ways.length === 0) return null;
  return (
    <section className={`${layoutStyles.container} ${styles.root}`} id={fields.anchor ?? headingId(heading)}>
      {heading ? <h2 className={`text-section ${styles.heading}`}>{heading}</h2> : null}
      <ul className={styles.options}>
        {ways.map((way) => (
          <ContactWay key={way.heading ?? ''} way={way} Heading={heading ? 'h3' : 'h2'} />
        ))}
      </ul>
    </section>
  );
}

function ContactWay({ way, Heading }: { way: BlockEntry<'contact-ways', 'ways'>; Heading: 'h2' | 'h3' }) {
  const { ctaLink: to } = way;
  const hours = way.hours ?? [];
  return (
    <li className={styles.option}>
      <Heading className="text-card">{way.heading}</Heading>
      <p>{way.text}</p>
      {hours.length > 0 ? (
        <dl className={`${styles.hours} tabular-figures`}>
          {hours.map((row) => (
            <div key={row.days}>
              <dt>{row.days}</dt>
              <dd>{row.open}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {to ? (
        <ContentLink className={`${buttonStyles.actionLink} ${styles.link}`} to={to}>
          {way.buttonText ?? way.heading}
        </ContentLink>
      ) : null}
    </li>
  );
}
