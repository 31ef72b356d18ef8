import { z } from 'zod';
import { buttons, line, prose } from '../fields.ts';

/** What a store, or all of them, have to tell (MARKETING-013). */
export const storeAnnouncement = z.strictObject({ heading: line, text: prose, buttons: buttons.optional() });
