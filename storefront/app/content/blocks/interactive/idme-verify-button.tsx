import { buttonsOf } from '../../block-content.ts';
import { backgroundClass, backgroundColorOf } from '../../block-parts/background.ts';
import { ContentLink } from '../../content-link.tsx';
import type { BlockProps } from '../block.ts';

/** BLOCK-059: explains an identity verification and links to it. */
export function IdmeVerifyButton({ fields }: BlockProps<'idme-verify-button'>) {
  const { header, verificationHeader: subheader, verificationText: text } = fields;
  const [button] = buttonsOf(fields);
  return (
    <section className={backgroundClass(backgroundColorOf(fields))}>
      <div className={`wrap verify is-${fields.alignment ?? 'left'}`}>
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
