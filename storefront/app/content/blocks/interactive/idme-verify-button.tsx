import * as buttonStyles from '../../../ui/button.module.css';
import * as layoutStyles from '../../../ui/layout.module.css';
import { buttonsOf } from '../../block-content.ts';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { ContentLink } from '../../content-link.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './idme-verify-button.module.css';

export function IdmeVerifyButton({ fields }: BlockProps<'idme-verify-button'>) {
  const { header, verificationHeader: subheader, verificationText: text } = fields;
  const [button] = buttonsOf(fields);
  return (
    <section {...backgroundProps(backgroundColorOf(fields))}>
      <div className={`${layoutStyles.container} ${styles.root}`} data-align={fields.alignment}>
        {header ? <h2 className="text-section">{header}</h2> : null}
        <div className={styles.box}>
          {subheader ? <p className="text-card">{subheader}</p> : null}
          {text ? <p>{text}</p> : null}
          {button ? (
            <ContentLink className={`${buttonStyles.button} ${styles.button}`} to={button.to} isPrimaryAction>
              {button.text}
            </ContentLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
