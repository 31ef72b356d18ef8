export const site = { siteId: 'DTC', organizationId: 'f_ecom_demo_001', clientId: 'outfitter-web' } as const;
