export { keep, readKept } from './browser-storage.ts';
export { outgoing } from './outgoing.ts';
export type { Session } from './session.ts';
export { type Shopper, theShopper } from './shopper.ts';
export { siteMarks } from './site-identity.ts';
export { openTabChannel, type TabChannel } from './tab-channel.ts';
