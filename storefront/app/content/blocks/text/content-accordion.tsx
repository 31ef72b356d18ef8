import { RichText } from '../../../platform/content/rich-text.tsx';
import * as disclosureStyles from '../../../ui/disclosure.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { ContentRow } from '../../block-parts/content-row.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './content-accordion.module.css';

export function ContentAccordion({ fields }: BlockProps<'content-accordion'>) {
  return (
    <ContentRow heading={fields.heading ?? fields.headline}>
      <div className={styles.items}>
        {(fields.items ?? []).map((item) => (
          <details className={disclosureStyles.disclosure} key={item.heading}>
            <summary>
              <h3>{item.heading}</h3>
              <Icon name="down" small className={disclosureStyles.marker} />
            </summary>
            <RichText className={`prose rich-text ${disclosureStyles.body} ${styles.text}`} html={item.richText} />
          </details>
        ))}
      </div>
    </ContentRow>
  );
}
