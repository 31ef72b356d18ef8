import { RichText } from '../../../platform/content/rich-text.tsx';
import { Accordion } from '../../../ui/accordion.tsx';
import { ContentRow } from '../../block-parts/content-row.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './content-accordion.module.css';

export function ContentAccordion({ fields }: BlockProps<'content-accordion'>) {
  return (
    <ContentRow heading={fields.heading ?? fields.headline}>
      <div className={styles.items}>
        <Accordion
          items={(fields.items ?? []).map(({ heading, richText }) => ({
            heading,
            content: <RichText className={`prose rich-text ${styles.text}`} html={richText} />,
          }))}
        />
      </div>
    </ContentRow>
  );
}
