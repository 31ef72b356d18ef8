import { alignmentOf, backgroundClass, backgroundColorOf } from '../../block-parts/background.ts';
import { ContentLink } from '../../content-link.tsx';
import { buttonsOf, readText } from '../../fields.ts';
import type { BlockProps } from '../block.ts';

/** BLOCK-059: what a verification is for, and the button that leads to it. */
export function IdmeVerifyButton({ fields }: BlockProps) {
  const [header, subheader, text] = ['header', 'verificationHeader', 'verificationText'].map((name) => readText(fields, name));
  const [button] = buttonsOf(fields);
  return (
    <section className={backgroundClass(backgroundColorOf(fields))}>
      <div className={`wrap verify is-${alignmentOf(fields) ?? 'left'}`}>
        {header ? <h2 className="head-t">{header}</h2> : null}
        <div className="verify-box">
          {subheader ? <p className="card-t">{subheader}</p> : null}
          {text ? <p>{text}</p> : null}
          {button ? (
            <ContentLink className="btn" to={button.to}>
              {button.text}
            </ContentLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
