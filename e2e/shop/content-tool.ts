/** The content tool that the shop under test lists; the tests play it on this machine. */
export const contentToolOrigin = 'http://tool.localhost:4999';
