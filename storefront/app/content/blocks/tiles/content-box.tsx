import type { BackgroundColor } from '@outfitter/contract/client';
import type { CSSProperties } from 'react';
import { RichText } from '../../../platform/content/rich-text.tsx';
import * as buttonStyles from '../../../ui/button.module.css';
import * as layoutStyles from '../../../ui/layout.module.css';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { ContentLink } from '../../content-link.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import * as styles from './content-box.module.css';

const maxColumns = 8;

export function boxColumns(boxes: number): number {
  return Math.min(maxColumns, Math.max(1, boxes));
}

interface BoxProps {
  box: BlockEntry<'content-box', 'box'>;
  background: BackgroundColor;
  Heading: 'h2' | 'h3';
}

function Box({ box, background, Heading }: BoxProps) {
  const [heading, to, action] = [box.boxHeading, box.boxCtaLink, box.boxCtaText];
  const { boxRichText: html } = box;
  // White text needs the dark background; a box without a text color uses the block's.
  const ownBackground = box.blackText === false ? 'night' : background === 'night' && box.blackText === true ? 'kraft' : undefined;
  const isFilled = box.boxCtaColor === 'rivet';
  return (
    <li {...(ownBackground ? backgroundProps(ownBackground, styles.box) : { className: styles.box })} data-align={box.textAlignment}>
      {heading ? <Heading className="text-card">{heading}</Heading> : null}
      <RichText className={`rich-text ${styles.text}`} html={html} />
      {to && action ? (
        <ContentLink
          className={`${styles.action} ${isFilled ? `${buttonStyles.button} ${buttonStyles.small}` : buttonStyles.actionLink}`}
          to={to}
          isPrimaryAction={isFilled}
        >
          {action}
        </ContentLink>
      ) : null}
    </li>
  );
}

export function ContentBox({ fields }: BlockProps<'content-box'>) {
  const boxes = fields.box ?? [];
  const heading = fields.Heading ?? fields.headline;
  if (boxes.length === 0) return null;
  const background = backgroundColorOf(fields);
  return (
    <section {...backgroundProps(background, styles.root)}>
      <div className={layoutStyles.container}>
        {heading ? (
          <h2 className={`text-section ${styles.heading}`} data-align={fields.Alignment}>
            {heading}
          </h2>
        ) : null}
        <ul className={styles.boxes} style={{ '--columns': boxColumns(boxes.length) } as CSSProperties}>
          {boxes.map((box, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes do not move and may have no text
            <Box key={index} box={box} background={background} Heading={heading ? 'h3' : 'h2'} />
          ))}
        </ul>
      </div>
    </section>
  );
}
