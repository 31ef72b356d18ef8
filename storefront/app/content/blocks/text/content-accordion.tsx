import { RichText } from '../../../platform/content/rich-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { headingId } from '../../block-parts/heading-id.ts';
import type { BlockProps } from '../block.ts';

/** BLOCK-053: questions that expand to their answers. */
export function ContentAccordion({ fields }: BlockProps<'content-accordion'>) {
  const heading = fields.heading ?? fields.headline;
  return (
    <div className="wrap">
      <section className="content-row" id={headingId(heading)}>
        {heading ? <h2 className="card-t">{heading}</h2> : null}
        <div className="max-w-prose">
          {(fields.items ?? []).map((item) => (
            <details className="facet" key={item.heading}>
              <summary>
                <h3>{item.heading}</h3>
                <Icon name="down" small className="facet-mark" />
              </summary>
              <RichText className="prose rich-text facet-body" html={item.richText} />
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}
