import { classNames } from '../ui/class-names.ts';
import { ContentLink } from './content-link.tsx';
import type { ButtonField } from './fields.ts';

/** The buttons of a block: the first is the one to press, the others are links. */
export function BlockButtons({ buttons, kind = 'primary' }: { buttons: readonly ButtonField[]; kind?: 'primary' | 'secondary' }) {
  if (buttons.length === 0) return null;
  return (
    <div className="btns">
      {buttons.map(({ text, to }, at) => (
        <ContentLink key={to} to={to} className={at === 0 ? classNames('btn', kind === 'secondary' && 'is-secondary') : 'link'}>
          {text}
        </ContentLink>
      ))}
    </div>
  );
}
