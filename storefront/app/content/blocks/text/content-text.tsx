import { RichText } from '../../../platform/content/rich-text.tsx';
import { buttonsOf } from '../../block-content.ts';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import { ContentRow } from '../../block-parts/content-row.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './content-text.module.css';

export function ContentText({ fields }: BlockProps<'content-text'>) {
  const { text } = fields;
  return (
    <ContentRow heading={fields.heading ?? fields.headline}>
      <div>
        {text ? <p className={`text-lead ${styles.lead}`}>{text}</p> : null}
        <RichText className={`prose rich-text ${styles.text}`} html={fields.richText} />
        <BlockButtons buttons={buttonsOf(fields)} kind="secondary" className={styles.buttons} />
      </div>
    </ContentRow>
  );
}
