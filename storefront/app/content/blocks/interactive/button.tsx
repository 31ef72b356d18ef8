import * as buttonStyles from '../../../ui/button.module.css';
import { classNames } from '../../../ui/class-names.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import { buttonsOf } from '../../block-content.ts';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { ContentLink } from '../../content-link.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './button.module.css';

/** BLOCK-029, BLOCK-030: one or several buttons, each at most 320 px wide, or 400 px if the editor chose that. */
export function ButtonBlock({ fields }: BlockProps<'button'>) {
  const buttons = buttonsOf(fields);
  if (buttons.length === 0) return null;
  const isWide = fields.buttonWidth === 400;
  return (
    <div {...backgroundProps(backgroundColorOf(fields))}>
      <div
        className={classNames(`${layoutStyles.container} ${styles.buttonBlock}`, isWide && styles.isWide)}
        data-align={fields.alignment ?? 'center'}
      >
        {buttons.map(({ text, to }, at) => (
          <ContentLink
            key={`${to} ${text}`}
            className={at === 0 ? buttonStyles.button : `${buttonStyles.button} ${buttonStyles.secondary}`}
            to={to}
          >
            {text}
          </ContentLink>
        ))}
      </div>
    </div>
  );
}
