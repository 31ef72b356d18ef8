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
    <section className={classNames(styles.tips, image && styles.withFigure)}>
      <div>
        <h2 className="text-card">
          <FormattedMessage id="sizing.tips" defaultMessage="How to measure" />
        </h2>
        <RichText className={`prose rich-text ${styles.tipsText}`} html={tips} />
      </div>
      {image ? (
        <ImageBox
          className={styles.figure}
          image={image}
          sizes="(width >= 64rem) 380px, (width >= 48rem) 40vw, 92vw"
          minWidth={250}
          maxWidth={500}
        />
      ) : null}
      {children}
    </section>
  );
}

interface GuideProps {
  guide: SizeGuide;
  isCompact?: boolean;
}

export function GuideTables({ guide: { tables }, isCompact = false }: GuideProps) {
  return (
    <div className={classNames(styles.tables, isCompact && styles.compact)}>
      {tables.map((table, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tables are identified by their position
        <SizeTable key={index} table={table} />
      ))}
    </div>
  );
}

export function GuideCards({ guide: { cardsGroups }, isCompact = false }: GuideProps) {
  return cardsGroups.map(({ heading, cards }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups are identified by their position
    <section className={classNames(styles.cardGroup, isCompact && styles.compact)} key={index}>
      {heading ? <h2 className={`text-card ${styles.cardGroupHeading}`}>{heading}</h2> : null}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <SizeCard key={`${card.heading} ${card.to}`} card={card} />
        ))}
      </ul>
    </section>
  ));
}

function SizeCard({ card: { heading, text, image, to } }: { card: GuideCard }) {
  return (
    <li className={styles.card}>
      {image ? <ImageBox className={styles.cardImage} image={image} sizes="(width >= 64rem) 324px, 50vw" isDecorative /> : null}
      <div className={styles.cardText}>
        <h3 className="text-card">{to ? <CardLink to={to} heading={heading} /> : heading}</h3>
        {text ? <p>{text}</p> : null}
      </div>
    </li>
  );
}

function CardLink({ to, heading }: { to: string; heading: string }) {
  return to.startsWith('/') ? <Link to={to}>{heading}</Link> : <a href={to}>{heading}</a>;
}
