import type { ReactNode } from 'react';
import * as buttonStyles from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { Section } from '../../ui/section.tsx';
import { type BlockContent, buttonsOf } from '../block-content.ts';
import { ContentLink } from '../content-link.tsx';
import { BlockButtons } from './block-buttons.tsx';

/** A section with headline and text. The block's first button is the section's link at the right; others follow below. */
export function BlockSection({ fields, children }: { fields: BlockContent; children: ReactNode }) {
  const [button, ...more] = buttonsOf(fields);
  return (
    <div className={layoutStyles.container}>
      <Section
        heading={fields.headline}
        line={fields.text}
        action={
          button ? (
            <ContentLink className={buttonStyles.actionLink} to={button.to}>
              {button.text} <Icon name="next" small />
            </ContentLink>
          ) : null
        }
      >
        {children}
        {more.length > 0 ? (
          <div className="mt-6">
            <BlockButtons buttons={more} kind="secondary" />
          </div>
        ) : null}
      </Section>
    </div>
  );
}
