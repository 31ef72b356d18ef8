import { page } from './page.ts';
import { returnPolicies, shippingServices } from './return-and-shipping-terms.ts';

/** A page under `/content/{deliveryKey}`: heading and breadcrumb over its blocks (HOME-008). */
export const contentPage = page
  .required({ heading: true, slotContent: true })
  .extend({ returnPolicies: returnPolicies.optional(), shippingServices: shippingServices.optional() });
