import { Icon } from '../../../ui/icon.tsx';
import { headingId } from '../../block-parts/heading-id.ts';
import { groupOf, listOf, textOf } from '../../fields.ts';
import { RichText } from '../../rich-text.tsx';
import type { BlockProps } from '../block.ts';

/** BLOCK-053: questions that open onto their answers. */
export function ContentAccordion({ fields }: BlockProps) {
  const heading = textOf(fields, 'heading') ?? textOf(fields, 'headline');
  return (
    <div className="wrap">
      <section className="content-row" id={headingId(heading)}>
        {heading ? <h2 className="card-t">{heading}</h2> : null}
        <div className="max-w-prose">
          {listOf(fields, 'items').map((item) => (
            <details className="facet" key={textOf(item, 'heading')}>
              <summary>
                <h3>{textOf(item, 'heading')}</h3>
                <Icon name="down" small className="facet-mark" />
              </summary>
              <RichText className="prose rich-text facet-body" html={textOf(groupOf(item, 'richText'), 'richText')} />
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}
