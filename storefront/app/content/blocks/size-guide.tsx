import { FormattedMessage } from 'react-intl';
import { PictureBox } from '../../ui/picture.tsx';
import { ContentLink } from '../content-link.tsx';
import { type Fields, groupOf, linkOf, listOf, pictureOf, textOf } from '../fields.ts';
import { RichText } from '../rich-text.tsx';
import { SizeTable } from '../size-table.tsx';
import type { BlockProps } from './block.ts';

/** SIZE-005: measuring tips, tables, fit cards and shop links of one guide. Its title is its page's or its dialog's heading. */
export function SizeGuide({ fields }: BlockProps) {
  return (
    <div className="wrap size-guide">
      <section className="content-row">
        <h2 className="card-t">
          <FormattedMessage id="content.size.measure" defaultMessage="How to measure" />
        </h2>
        <RichText className="prose rich-text" html={textOf(groupOf(fields, 'content'), 'richText')} />
      </section>
      {listOf(fields, 'tables').map((table, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a table has its place
        <SizeTable key={at} table={table} />
      ))}
      {listOf(fields, 'cardsGroups').map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group has its place
        <CardsGroup key={at} group={group} />
      ))}
    </div>
  );
}

function CardsGroup({ group }: { group: Fields }) {
  const heading = textOf(group, 'heading');
  const cards = listOf(group, 'cards').filter((card) => textOf(card, 'heading'));
  if (cards.length === 0) return null;
  return (
    <section className="size-cards-group">
      {heading ? <h2 className="head-t mb-5">{heading}</h2> : null}
      <ul className="size-cards">
        {cards.map((card) => (
          <SizeCard key={`${textOf(card, 'heading')} ${linkOf(card)}`} card={card} />
        ))}
      </ul>
    </section>
  );
}

function SizeCard({ card }: { card: Fields }) {
  const image = pictureOf(card);
  const to = linkOf(card);
  const heading = textOf(card, 'heading');
  const text = textOf(card, 'text');
  return (
    <li className="size-card">
      {image ? <PictureBox image={image} sizes="(width >= 64rem) 324px, 50vw" decorative /> : null}
      <div className="size-card-body">
        <h3 className="card-t">{to ? <ContentLink to={to}>{heading}</ContentLink> : heading}</h3>
        {text ? <p>{text}</p> : null}
      </div>
    </li>
  );
}
