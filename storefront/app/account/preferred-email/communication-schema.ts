import * as z from 'zod/mini';
import { phoneError } from '../../address/index.ts';
import { fieldRule, optionalText } from '../../forms/index.ts';

interface CommunicationValues {
  offers: boolean;
  wishlist: boolean;
  lowStock: boolean;
  textOffers: boolean;
  phone: string;
}

export const communicationSchema = z
  .object({ offers: z.boolean(), wishlist: z.boolean(), lowStock: z.boolean(), textOffers: z.boolean(), phone: optionalText() })
  .check(
    fieldRule<CommunicationValues>(({ textOffers, phone }): { phone?: { code: string } } =>
      phoneError(phone) || (textOffers && phone === '') ? { phone: { code: 'phone' } } : {},
    ),
  );
