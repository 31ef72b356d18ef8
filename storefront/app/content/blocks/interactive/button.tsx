import * as buttonStyles from '../../../ui/button.module.css';
import { classNames } from '../../../ui/class-names.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import { buttonsOf } from '../../block-content.ts';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { ContentLink } from '../../content-link.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './button.module.css';

export function ButtonBlock({ fields }: BlockProps<'button'>) {
  const buttons = buttonsOf(fields);
  if (buttons.length === 0) return null;
  return (
    <div {...backgroundProps(backgroundColorOf(fields))}>
      <div className={`${layoutStyles.container} ${styles.root}`} data-align={fields.alignment ?? 'center'} data-width={fields.buttonWidth}>
        {buttons.map(({ text, to }, index) => (
          <ContentLink
            key={`${to} ${text}`}
            className={classNames(buttonStyles.button, index > 0 && buttonStyles.secondary, styles.button)}
            to={to}
            isPrimaryAction={index === 0}
          >
            {text}
          </ContentLink>
        ))}
      </div>
    </div>
  );
}
