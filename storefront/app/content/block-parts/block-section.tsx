import type { ReactNode } from 'react';
import * as buttonStyles from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { Section } from '../../ui/section.tsx';
import { type BlockContent, buttonsOf } from '../block-content.ts';
import { ContentLink } from '../content-link.tsx';
import { BlockButtons } from './block-buttons.tsx';
import * as styles from './block-section.module.css';

export function BlockSection({ fields, children }: { fields: BlockContent; children: ReactNode }) {
  const [button, ...more] = buttonsOf(fields);
  return (
    <div className={layoutStyles.container}>
      <Section
        heading={fields.headline}
        intro={fields.text}
        action={
          button ? (
            <ContentLink className={buttonStyles.actionLink} to={button.to}>
              {button.text} <Icon name="next" small />
            </ContentLink>
          ) : null
        }
      >
        {children}
        <BlockButtons buttons={more} kind="secondary" className={styles.moreButtons} />
      </Section>
    </div>
  );
}
