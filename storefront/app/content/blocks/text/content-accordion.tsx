import { RichText } from '../../../platform/content/rich-text.tsx';
import * as disclosureStyles from '../../../ui/disclosure.module.css';
import { Icon } from '../../../ui/icon.tsx';
import * as layoutStyles from '../../../ui/layout.module.css';
import { headingId } from '../../block-parts/heading-id.ts';
import type { BlockProps } from '../block.ts';
import * as styles from './text.module.css';

/** BLOCK-053: questions that expand to their answers. */
export function ContentAccordion({ fields }: BlockProps<'content-accordion'>) {
  const heading = fields.heading ?? fields.headline;
  return (
    <div className={layoutStyles.container}>
      <section className={styles.contentRow} id={headingId(heading)}>
        {heading ? <h2 className="text-card">{heading}</h2> : null}
        <div className="max-w-prose">
          {(fields.items ?? []).map((item) => (
            <details className={disclosureStyles.disclosure} key={item.heading}>
              <summary>
                <h3>{item.heading}</h3>
                <Icon name="down" small className={disclosureStyles.marker} />
              </summary>
              <RichText className={`prose rich-text ${disclosureStyles.body}`} html={item.richText} />
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}
