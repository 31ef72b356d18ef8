import { RichText } from '../../../platform/content/rich-text.tsx';
import * as layoutStyles from '../../../ui/layout.module.css';
import { buttonsOf } from '../../block-content.ts';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import { headingId } from '../../block-parts/heading-id.ts';
import type { BlockProps } from '../block.ts';
import * as styles from './content-text.module.css';
import * as textStyles from './text.module.css';

/** BLOCK-051: a heading with its text and buttons beside it. */
export function ContentText({ fields }: BlockProps<'content-text'>) {
  const heading = fields.heading ?? fields.headline;
  const { text } = fields;
  return (
    <div className={layoutStyles.container}>
      <section className={textStyles.contentRow} id={headingId(heading)}>
        {heading ? <h2 className="text-card">{heading}</h2> : null}
        <div className={styles.contentText}>
          {text ? <p className="text-lead">{text}</p> : null}
          <RichText className="prose rich-text" html={fields.richText} />
          <BlockButtons buttons={buttonsOf(fields)} kind="secondary" />
        </div>
      </section>
    </div>
  );
}
