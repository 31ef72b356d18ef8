import { classNames } from '../../../ui/class-names.ts';
import { buttonsOf } from '../../block-content.ts';
import { backgroundClass, backgroundColorOf } from '../../block-parts/background.ts';
import { ContentLink } from '../../content-link.tsx';
import type { BlockProps } from '../block.ts';

/** BLOCK-029, BLOCK-030: one or several buttons, each at most 320 px wide, or 400 px if the editor chose that. */
export function ButtonBlock({ fields }: BlockProps<'button'>) {
  const buttons = buttonsOf(fields);
  if (buttons.length === 0) return null;
  const isWide = fields.buttonWidth === 400;
  return (
    <div className={backgroundClass(backgroundColorOf(fields))}>
      <div className={classNames('wrap button-block', `is-${fields.alignment ?? 'center'}`, isWide && 'is-wide')}>
        {buttons.map(({ text, to }, at) => (
          <ContentLink key={`${to} ${text}`} className={at === 0 ? 'btn' : 'btn is-secondary'} to={to}>
            {text}
          </ContentLink>
        ))}
      </div>
    </div>
  );
}
