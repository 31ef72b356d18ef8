/** Names of the demo brand. The server takes its defaults from here; a merchant sets others by environment variable. */
export const demoBrand = {
  name: 'Ridge & Rivet',
  mailSender: 'Ridge & Rivet <orders@ridgeandrivet.example>',
  /** The endpoint of the image and video services that serves the brand's artwork: `/i/ridge/…`. */
  mediaEndpoint: 'ridge',
} as const;
