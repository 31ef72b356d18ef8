/** Replaces `fetch` for requests of the shopper's client; a preview sets it before hydration. */
export const fetchOverride: { send?: (request: Request) => Promise<Response> } = {};
