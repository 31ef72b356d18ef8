export const contentToolOrigin = 'http://tool.localhost:4999';
