import { Icon } from '../../../ui/icon.tsx';
import { headingId } from '../../block-parts/heading-id.ts';
import { readGroup, readList, readText } from '../../fields.ts';
import { RichText } from '../../rich-text.tsx';
import type { BlockProps } from '../block.ts';

/** BLOCK-053: questions that open onto their answers. */
export function ContentAccordion({ fields }: BlockProps) {
  const heading = readText(fields, 'heading') ?? readText(fields, 'headline');
  return (
    <div className="wrap">
      <section className="content-row" id={headingId(heading)}>
        {heading ? <h2 className="card-t">{heading}</h2> : null}
        <div className="max-w-prose">
          {readList(fields, 'items').map((item) => (
            <details className="facet" key={readText(item, 'heading')}>
              <summary>
                <h3>{readText(item, 'heading')}</h3>
                <Icon name="down" small className="facet-mark" />
              </summary>
              <RichText className="prose rich-text facet-body" html={readText(readGroup(item, 'richText'), 'richText')} />
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}
