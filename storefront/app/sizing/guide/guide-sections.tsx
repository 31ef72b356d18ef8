import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RichText } from '../../platform/content/rich-text.tsx';
import { Link } from '../../platform/locale/navigation.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ImageBox } from '../../ui/media/image.tsx';
import * as styles from './guide-sections.module.css';
import type { GuideCard, SizeGuide } from './size-guide.ts';
import { SizeTable } from './size-table.tsx';

export function MeasuringTips({ guide: { tips, image }, children }: { guide: SizeGuide; children?: ReactNode }) {
  if (!tips && !image) return children;
  return (
    <section className={classNames(styles.sizeTips, image && styles.hasFigure)}>
      <div>
        <h2 className="text-card">
          <FormattedMessage id="sizing.tips" defaultMessage="How to measure" />
        </h2>
        <RichText className="prose rich-text" html={tips} />
      </div>
      {image ? <ImageBox image={image} sizes="(width >= 64rem) 380px, (width >= 48rem) 40vw, 92vw" minWidth={250} maxWidth={500} /> : null}
      {children}
    </section>
  );
}

export function GuideTables({ guide: { tables } }: { guide: SizeGuide }) {
  return (
    <div className={styles.sizeTables}>
      {tables.map((table, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a table has its place
        <SizeTable key={at} table={table} />
      ))}
    </div>
  );
}

export function GuideCards({ guide: { cardsGroups } }: { guide: SizeGuide }) {
  return cardsGroups.map(({ heading, cards }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group has its place
    <section className={styles.sizeCardsGroup} key={at}>
      {heading ? <h2 className="text-card mb-4">{heading}</h2> : null}
      <ul className={styles.sizeCards}>
        {cards.map((card) => (
          <SizeCard key={`${card.heading} ${card.to}`} card={card} />
        ))}
      </ul>
    </section>
  ));
}

function SizeCard({ card: { heading, text, image, to } }: { card: GuideCard }) {
  return (
    <li className={styles.sizeCard}>
      {image ? <ImageBox image={image} sizes="(width >= 64rem) 324px, 50vw" isDecorative /> : null}
      <div className={styles.sizeCardBody}>
        <h3 className="text-card">{to ? <CardLink to={to} heading={heading} /> : heading}</h3>
        {text ? <p>{text}</p> : null}
      </div>
    </li>
  );
}

function CardLink({ to, heading }: { to: string; heading: string }) {
  return to.startsWith('/') ? <Link to={to}>{heading}</Link> : <a href={to}>{heading}</a>;
}
