import { latePart } from '../../platform/late-part.tsx';

/** The languages and currencies on offer; its languages are plain links. */
export const localeChooser = latePart(() => import('./locale-chooser.tsx'));
