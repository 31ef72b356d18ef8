import { z } from 'zod';
import { buttons, line, prose } from '../fields.ts';

export const storeAnnouncement = z.strictObject({ heading: line, text: prose, buttons: buttons.optional() });
