import { headingId } from '../../block-parts/heading-id.ts';
import { ContentLink } from '../../content-link.tsx';
import { type Fields, linkOf, listOf, textOf } from '../../fields.ts';
import type { BlockProps } from '../block.ts';

/** The ways to reach somebody, side by side in one frame, each with its hours. */
export function ContactWays({ fields }: BlockProps) {
  const heading = textOf(fields, 'heading');
  const ways = listOf(fields, 'ways');
  if (ways.length === 0) return null;
  return (
    <section className="wrap mt-8" id={textOf(fields, 'anchor') ?? headingId(heading)}>
      {heading ? <h2 className="head-t mb-5">{heading}</h2> : null}
      <ul className="ways">
        {ways.map((way) => (
          <ContactWay key={textOf(way, 'heading') ?? ''} way={way} Heading={heading ? 'h3' : 'h2'} />
        ))}
      </ul>
    </section>
  );
}

function ContactWay({ way, Heading }: { way: Fields; Heading: 'h2' | 'h3' }) {
  const to = linkOf(way);
  const hours = listOf(way, 'hours');
  return (
    <li className="way">
      <Heading className="card-t">{textOf(way, 'heading')}</Heading>
      <p>{textOf(way, 'text')}</p>
      {hours.length > 0 ? (
        <dl className="way-hours num">
          {hours.map((row) => (
            <div key={textOf(row, 'days')}>
              <dt>{textOf(row, 'days')}</dt>
              <dd>{textOf(row, 'open')}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {to ? (
        <ContentLink className="link" to={to}>
          {textOf(way, 'buttonText') ?? textOf(way, 'heading')}
        </ContentLink>
      ) : null}
    </li>
  );
}
