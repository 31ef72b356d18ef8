import { headingId } from '../../block-parts/heading-id.ts';
import { ContentLink } from '../../content-link.tsx';
import { type ContentFields, readLink, readList, readText } from '../../fields.ts';
import type { BlockProps } from '../block.ts';

/** The ways to reach somebody, side by side in one frame, each with its hours. */
export function ContactWays({ fields }: BlockProps) {
  const heading = readText(fields, 'heading');
  const ways = readList(fields, 'ways');
  if (ways.length === 0) return null;
  return (
    <section className="wrap mt-8" id={readText(fields, 'anchor') ?? headingId(heading)}>
      {heading ? <h2 className="head-t mb-5">{heading}</h2> : null}
      <ul className="ways">
        {ways.map((way) => (
          <ContactWay key={readText(way, 'heading') ?? ''} way={way} Heading={heading ? 'h3' : 'h2'} />
        ))}
      </ul>
    </section>
  );
}

function ContactWay({ way, Heading }: { way: ContentFields; Heading: 'h2' | 'h3' }) {
  const to = readLink(way);
  const hours = readList(way, 'hours');
  return (
    <li className="way">
      <Heading className="card-t">{readText(way, 'heading')}</Heading>
      <p>{readText(way, 'text')}</p>
      {hours.length > 0 ? (
        <dl className="way-hours num">
          {hours.map((row) => (
            <div key={readText(row, 'days')}>
              <dt>{readText(row, 'days')}</dt>
              <dd>{readText(row, 'open')}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {to ? (
        <ContentLink className="link" to={to}>
          {readText(way, 'buttonText') ?? readText(way, 'heading')}
        </ContentLink>
      ) : null}
    </li>
  );
}
