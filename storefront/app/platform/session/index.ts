export { readStored, writeStored } from './browser-storage.ts';
export { fetchOverride } from './fetch-override.ts';
export type { Session } from './session.ts';
export { getShopper, type Shopper } from './shopper.ts';
export { siteDataAttributes } from './site-identity.ts';
export { openTabChannel, type TabChannel } from './tab-channel.ts';
