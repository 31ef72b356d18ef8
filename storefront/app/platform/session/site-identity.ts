/** Which site of which organization this build of the storefront talks to; a build for another site names it in its environment. */
export const siteId = (import.meta.env.VITE_SITE_ID as string | undefined) ?? 'DTC';
export const organizationId = (import.meta.env.VITE_ORGANIZATION_ID as string | undefined) ?? 'f_ecom_demo_001';
