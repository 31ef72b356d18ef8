/** Defaults of the server's settings that name the brand; environment variables override them. */
export const demoBrand = {
  name: 'Ridge & Rivet',
  mailSender: 'Ridge & Rivet <orders@ridgeandrivet.example>',
  /** Image and video endpoint of the brand's artwork: `/i/ridge/…`. */
  mediaEndpoint: 'ridge',
} as const;
