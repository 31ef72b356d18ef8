export const emailSources = ['footer', 'lightbox', 'email-deals'] as const;
