export const fetchOverride: { send?: (request: Request) => Promise<Response> } = {};
