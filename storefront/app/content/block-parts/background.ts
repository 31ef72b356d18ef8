/** The grounds that a block may stand on. */
import { classNames } from '../../ui/class-names.ts';
import { backgroundOf, type ContentFields } from '../fields.ts';

export type BackgroundColor = NonNullable<ReturnType<typeof backgroundOf>>;

/** The ground of a block. Words that an editor wants black never stand on the dark one: it becomes kraft. */
export function backgroundColorOf(fields: ContentFields, otherwise: BackgroundColor = 'paper'): BackgroundColor {
  const ground = backgroundOf(fields) ?? otherwise;
  return ground === 'night' && fields.blackText === true ? 'kraft' : ground;
}

/** A ground by its name; undefined for a color that is not ours. */
export function backgroundColorNamed(color: string | undefined): BackgroundColor | undefined {
  return backgroundOf({ background: { color: { color } } });
}

/** The class names of a ground; on the dark one words, links and the focus turn light. */
export function backgroundClass(ground: BackgroundColor): string {
  return classNames('ground', `is-${ground}`, ground === 'night' && 'dark');
}

/** Where words or buttons stand; undefined where an editor said nothing. */
export function alignmentOf(fields: ContentFields, name = 'alignment'): 'left' | 'center' | 'right' | undefined {
  const alignment = fields[name];
  return alignment === 'left' || alignment === 'center' || alignment === 'right' ? alignment : undefined;
}
