import type { BackgroundColor } from '@outfitter/contract/client';
import { RichText } from '../../../platform/content/rich-text.tsx';
import * as buttonStyles from '../../../ui/button.module.css';
import * as layoutStyles from '../../../ui/layout.module.css';
import * as panelStyles from '../../../ui/panel.module.css';
import { type BlockContent, buttonsOf } from '../../block-content.ts';
import { backgroundProps } from '../../block-parts/background.ts';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import { ContentLink } from '../../content-link.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './content-callout-message.module.css';

/** Returns the padding above and below the message, in spacing steps (BLOCK-052). */
export function spacingOf(spacing: string | undefined): 0 | 3 | 6 | 9 | undefined {
  switch (spacing) {
    case 'None':
      return 0;
    case 'Small':
      return 3;
    case 'Medium':
      return 6;
    case 'Large':
      return 9;
    default:
      return undefined;
  }
}

function labelBackground(fields: BlockContent<'content-callout-message'>): BackgroundColor {
  return fields.whiteText === true ? 'night' : (fields.backgroundColor ?? 'duck');
}

/** Renders text in a panel with a stitched border; white text has no panel and is on the dark background (BLOCK-052). */
export function ContentCalloutMessage({ fields }: BlockProps<'content-callout-message'>) {
  const [link, ...more] = buttonsOf(fields);
  const { label } = fields;
  const spacing = spacingOf(fields.spacing);
  const background = labelBackground(fields);
  const hasWhiteText = fields.whiteText === true;
  return (
    <section
      {...backgroundProps(background, `${layoutStyles.band} ${styles.root}`)}
      data-theme={hasWhiteText ? 'dark' : undefined}
      data-part="section"
      style={spacing === undefined ? undefined : { paddingBlock: `calc(var(--spacing) * ${spacing})` }}
    >
      <div className={layoutStyles.container}>
        <div className={hasWhiteText ? styles.text : `${panelStyles.stitched} ${styles.label}`}>
          {label ? <p className="text-label">{label}</p> : null}
          <h2 className={`text-page ${styles.heading}`}>{fields.heading}</h2>
          <RichText className={`text-lead ${styles.paragraphs}`} html={fields.richText} />
          {link ? (
            <ContentLink className={buttonStyles.actionLink} to={link.to}>
              {link.text}
            </ContentLink>
          ) : null}
          <BlockButtons buttons={more} kind="secondary" />
        </div>
      </div>
    </section>
  );
}
