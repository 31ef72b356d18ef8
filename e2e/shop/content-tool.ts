/** Origin of the content tool in the settings of the shop under test. The tests play its part. */
export const contentToolOrigin = 'http://tool.localhost:4999';
