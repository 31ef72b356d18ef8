export { SignInForm } from './account/sign-in-form.tsx';
export { Frame } from './frame.tsx';
export { type MenuItem, menuOf } from './menu.ts';
export { type Offers, useOffers } from './offers.ts';
