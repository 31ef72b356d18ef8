export { SignInDialog } from './account/lazy-sign-in-dialog.ts';
export { SignInForm } from './account/sign-in-form.tsx';
export { AccountAction } from './account-action.tsx';
export { Frame } from './frame.tsx';
export { type MenuItem, menuOf } from './menu.ts';
export { type AccountOffer, type ChosenStore, type Offers, useOffers } from './offers.ts';
export { StoreAction } from './store-action.tsx';
export { TurningStrip } from './turning-strip.tsx';
