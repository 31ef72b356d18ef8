import { z } from 'zod';
import { buttons, line, prose } from '../fields.ts';

/** Message about the shopper's chosen store; its delivery keys are `store-announcement-001` to `-068` and `-default` (HOME-012). */
export const storeAnnouncement = z.strictObject({ heading: line, text: prose, buttons: buttons.optional() });
