import { z } from 'zod';
import { buttons, line, prose } from '../fields.ts';

/** An announcement of one store or of all (MARKETING-013). */
export const storeAnnouncement = z.strictObject({ heading: line, text: prose, buttons: buttons.optional() });
