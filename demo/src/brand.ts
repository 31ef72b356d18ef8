/** Defaults of the server's settings that name the brand; environment variables override them. */
export const demoBrand = {
  name: 'Ridge & Rivet',
  mailSender: 'Ridge & Rivet <orders@ridgeandrivet.example>',
  /** Endpoint of the brand's images and videos: `/i/ridge/…`. */
  mediaEndpoint: 'ridge',
} as const;
