/** How calls leave this page; a preview puts its own way here before the page comes to life. */
export const fetchOverride: { send?: (request: Request) => Promise<Response> } = {};
