import { BlockButtons } from '../block-buttons.tsx';
import { ContentLink } from '../content-link.tsx';
import { buttonsOf, groupOf, textOf } from '../fields.ts';
import { RichText } from '../rich-text.tsx';
import type { BlockProps } from './block.ts';

/** BLOCK-052: a message as a woven label sewn onto cloth. */
export function ContentCalloutMessage({ fields }: BlockProps) {
  const [link, ...more] = buttonsOf(fields);
  return (
    <section className="sewn">
      <div className="wrap">
        <div className="woven">
          <p className="label">{textOf(fields, 'label')}</p>
          <h2 className="page-t mt-2.5">{textOf(fields, 'heading')}</h2>
          <RichText className="lead" html={textOf(groupOf(fields, 'richText'), 'richText')} />
          {link ? (
            <ContentLink className="link" to={link.to}>
              {link.text}
            </ContentLink>
          ) : null}
          <BlockButtons buttons={more} kind="secondary" />
        </div>
      </div>
    </section>
  );
}
