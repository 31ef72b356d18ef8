import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/shopper-test.ts';
import { openTrending, submitSearch, suggestions, typeSearch } from './navigation.ts';
import { openPage } from './open-page.ts';
import { coat } from './product-page.ts';
import type { ViewportWidth } from './viewport.ts';

/**
 * Screen in one of its states, which axe checks at each width, and the layout check in each mode. Journeys that pass through one of these
 * states leave it out of their own checks.
 */
export interface PageState {
  name: string;
  path: string;
  prepare?(page: Page): Promise<void>;
  /** Element that is visible as long as the prepared state lasts. A state without it is opened again at each width. */
  sign?(page: Page): Locator;
  /** Error that the console may report, such as the 404 of a missing page. */
  expecting?: string;
  isBusy?: boolean;
  isClipped?: boolean;
}

export interface Mode {
  name: string;
  enter?(page: Page): Promise<void>;
  leave?(page: Page): Promise<void>;
  /** Widths of every run; other widths run with `PAGE_STATES=all`. */
  widths: readonly ViewportWidth[];
}

const guide = (group: string) => `/styleguide?group=${group}`;
const clickButton = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const overlay = (button: string, role: 'dialog' | 'group', heading: string | RegExp) => {
  const sign = (page: Page) => page.getByRole(role, { name: heading });
  const prepare = async (page: Page) => {
    await clickButton(button)(page);
    await expect(sign(page)).toBeVisible();
    await sign(page).evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
  };
  return { prepare, sign };
};

const nextSlideButtons = (page: Page) => page.getByRole('button', { name: 'Next slide', exact: true });
const waitForCarouselControls = async (page: Page) => {
  const carousels = page.locator(':has(> [data-part="controls"])');
  await expect(carousels.getByRole('button', { name: 'Next slide', exact: true })).toHaveCount(await carousels.count());
};

const guideTab = (page: Page) => page.getByRole('dialog').getByRole('tab', { name: 'Sizes' });
const openGuide = async (page: Page) => {
  await page.getByRole('link', { name: 'Size Guide', exact: true }).click();
  await expect(guideTab(page)).toBeVisible();
};
const takeSizeButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Choose / });
const noSuggestions = (page: Page) => page.getByText('No suggestions found.').last();
const emptyCartHeading = (page: Page) => page.getByRole('heading', { name: 'Your cart is empty.' });

const styleguide: readonly PageState[] = [
  ...['foundations', 'actions', 'fields', 'choices', 'messages', 'floating', 'layout', 'carousels', 'figures', 'shell'].map((group) => ({
    name: `style guide, ${group}`,
    path: guide(group),
    isBusy: group === 'actions',
    isClipped: group === 'carousels',
    ...(group === 'carousels' && { prepare: waitForCarouselControls, sign: (page: Page) => nextSlideButtons(page).first() }),
  })),
  {
    name: 'a password shown',
    path: guide('fields'),
    prepare: (page) => page.getByRole('button', { name: 'Show password' }).first().click(),
    sign: (page) => page.getByRole('button', { name: 'Show password', pressed: true }),
  },
  { name: 'a dialog', path: guide('floating'), ...overlay('Open a dialog', 'dialog', "Tell me when it's back") },
  { name: 'a long dialog', path: guide('floating'), ...overlay('Open a long dialog', 'dialog', /^A Very Long/) },
  { name: 'a drawer', path: guide('floating'), ...overlay('Open at the right', 'dialog', 'Filter') },
  { name: 'a popover', path: guide('floating'), ...overlay('Your store', 'group', 'Your store') },
  {
    name: 'a tooltip',
    path: guide('floating'),
    prepare: async (page) => {
      await clickButton('What does it cover?')(page);
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
    sign: (page) => page.getByRole('tooltip'),
  },
  {
    name: 'a toast',
    path: guide('messages'),
    prepare: async (page) => {
      await clickButton('Remove it')(page);
      await expect(page.getByText('Watch Cap removed.')).toBeVisible();
    },
  },
  { name: 'the sign-in dialog', path: guide('shell'), ...overlay('Open the sign-in dialog', 'dialog', 'Sign in') },
  {
    name: 'another tab',
    path: guide('layout'),
    prepare: (page) => page.getByRole('tab', { name: 'Arrived' }).click(),
    sign: (page) => page.getByRole('tab', { name: 'Arrived', selected: true }),
  },
];

const shop: readonly PageState[] = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/men/coats' },
  { name: 'search', path: '/search?q=coat' },
  { name: 'search without results', path: '/search?q=zeppelin' },
  {
    name: 'trending and recent searches',
    path: '/?',
    prepare: async (page) => {
      await submitSearch(page, 'chore coat');
      await page.waitForURL(/\/search\?q=chore/);
      await openPage(page, '/');
      await openTrending(page);
    },
    sign: (page) => suggestions(page).first(),
  },
  { name: 'search suggestions', path: '/?', prepare: (page) => typeSearch(page, 'coat'), sign: (page) => suggestions(page).first() },
  {
    name: 'no search suggestions',
    path: '/?',
    prepare: async (page) => {
      await typeSearch(page, 'zzzqqq');
      await expect(noSuggestions(page)).toBeVisible();
    },
    sign: noSuggestions,
  },
  { name: 'product', path: coat.path },
  { name: 'size guide', path: '/content/size-guide-mens-pants-shorts' },
  { name: 'a size guide over a product', path: `${coat.path}?`, prepare: openGuide, sign: guideTab },
  {
    name: 'a recommended size',
    path: `${coat.path}?`,
    prepare: async (page) => {
      await openGuide(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('tab', { name: 'Find my size' }).click();
      await dialog.getByRole('textbox', { name: 'Chest' }).fill('41');
      await dialog.getByRole('button', { name: 'Show my size' }).click();
      await expect(takeSizeButton(page)).toBeVisible();
    },
    sign: takeSizeButton,
  },
  { name: 'content page', path: '/content/returns' },
  { name: 'sign-in page', path: '/login' },
  { name: 'registration', path: '/register' },
  { name: 'forgotten password', path: '/reset-password' },
  { name: 'a password link of no mail', path: '/set-password?token=unknown', expecting: '/api/customer/password-link' },
  { name: 'new password without a link', path: '/set-password' },
  { name: 'wishlist of a guest', path: '/account/wishlist' },
  {
    name: 'empty cart',
    path: '/cart',
    prepare: (page) => expect(emptyCartHeading(page)).toBeVisible(),
    sign: emptyCartHeading,
  },
  {
    name: 'missing page',
    path: '/no-such-place',
    expecting: '/no-such-place',
    // Any input cancels the redirect to the home page.
    prepare: (page) => page.keyboard.press('Shift'),
    sign: (page) => page.getByRole('heading', { level: 1, name: 'You caught us with our pants down!' }),
  },
];

export const pageStates: readonly PageState[] = [...shop, ...styleguide];

const emulateForcedColors = (forcedColors: 'active' | 'none') => (page: Page) => page.emulateMedia({ forcedColors });
/** Sets the root font size; an empty string resets it. */
export const textSize = (size: string) => (page: Page) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

export const modes: readonly Mode[] = [
  { name: 'default', widths: [390, 768, 1440] },
  { name: 'forced colors', widths: [1440], enter: emulateForcedColors('active'), leave: emulateForcedColors('none') },
  { name: 'text at 200 %', widths: [768], enter: textSize('200%'), leave: textSize('') },
];

export function modesAtWidth(width: ViewportWidth, runsAllWidths = process.env.PAGE_STATES === 'all'): readonly Mode[] {
  return runsAllWidths ? modes : modes.filter((mode) => mode.widths.includes(width));
}
