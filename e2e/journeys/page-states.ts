import type { Page } from '@playwright/test';
import { expect } from '../fixtures/shopper-test.ts';
import { openTrending, submitSearch, typeSearch } from './navigation.ts';
import { openPage } from './open-page.ts';
import { coat } from './product-page.ts';
import type { ViewportWidth } from './viewport.ts';

/** A screen in one of its states, which axe checks at each width, and the layout check in each mode. */
export interface PageState {
  name: string;
  path: string;
  prepare?(page: Page): Promise<void>;
  /** An error that the console may report, such as the 404 of a missing page. */
  expecting?: string;
  /** The state stays busy. */
  isBusy?: boolean;
  /** The state clips content on purpose, as a carousel clips its slides. */
  isClipped?: boolean;
}

export interface Mode {
  name: string;
  enter?(page: Page): Promise<void>;
  leave?(page: Page): Promise<void>;
  /** The widths of every run; other widths run with `PAGE_STATES=all`. */
  widths: readonly ViewportWidth[];
}

const guide = (group: string) => `/styleguide?group=${group}`;
const clickButton = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const openOverlay = (name: string, role: 'dialog' | 'group', heading: string | RegExp) => async (page: Page) => {
  await clickButton(name)(page);
  const overlay = page.getByRole(role, { name: heading });
  await expect(overlay).toBeVisible();
  await overlay.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
};

const waitForCarouselControls = async (page: Page) => {
  const carousels = page.locator(':has(> [data-part="controls"])');
  await expect(carousels.getByRole('button', { name: 'Next slide', exact: true })).toHaveCount(await carousels.count());
};

const openGuide = async (page: Page) => {
  await page.getByRole('link', { name: 'Size Guide', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Sizes' })).toBeVisible();
};

const styleguide: readonly PageState[] = [
  ...['foundations', 'actions', 'fields', 'choices', 'messages', 'floating', 'layout', 'carousels', 'figures', 'shell'].map((group) => ({
    name: `style guide, ${group}`,
    path: guide(group),
    isBusy: group === 'actions',
    isClipped: group === 'carousels',
    ...(group === 'carousels' && { prepare: waitForCarouselControls }),
  })),
  {
    name: 'a password shown',
    path: guide('fields'),
    prepare: (page) => page.getByRole('button', { name: 'Show password' }).first().click(),
  },
  { name: 'a dialog', path: guide('floating'), prepare: openOverlay('Open a dialog', 'dialog', "Tell me when it's back") },
  { name: 'a long dialog', path: guide('floating'), prepare: openOverlay('Open a long dialog', 'dialog', /^A Very Long/) },
  { name: 'a drawer', path: guide('floating'), prepare: openOverlay('Open at the right', 'dialog', 'Filter') },
  { name: 'a popover', path: guide('floating'), prepare: openOverlay('Your store', 'group', 'Your store') },
  {
    name: 'a tooltip',
    path: guide('floating'),
    prepare: async (page) => {
      await clickButton('What does it cover?')(page);
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  {
    name: 'a toast',
    path: guide('messages'),
    prepare: async (page) => {
      await clickButton('Remove it')(page);
      await expect(page.getByText('Watch Cap removed.')).toBeVisible();
    },
  },
  { name: 'the sign-in dialog', path: guide('shell'), prepare: openOverlay('Open the sign-in dialog', 'dialog', 'Sign in') },
  { name: 'another tab', path: guide('layout'), prepare: (page) => page.getByRole('tab', { name: 'Arrived' }).click() },
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
  },
  { name: 'search suggestions', path: '/?', prepare: (page) => typeSearch(page, 'coat') },
  {
    name: 'no search suggestions',
    path: '/?',
    prepare: async (page) => {
      await typeSearch(page, 'zzzqqq');
      await expect(page.getByText('No suggestions found.').last()).toBeVisible();
    },
  },
  { name: 'product', path: coat.path },
  { name: 'size guide', path: '/content/size-guide-mens-pants-shorts' },
  { name: 'a size guide over a product', path: `${coat.path}?`, prepare: openGuide },
  {
    name: 'a recommended size',
    path: `${coat.path}?`,
    prepare: async (page) => {
      await openGuide(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('tab', { name: 'Find my size' }).click();
      await dialog.getByRole('textbox', { name: 'Chest' }).fill('41');
      await dialog.getByRole('button', { name: 'Show my size' }).click();
      await expect(dialog.getByRole('button', { name: /^Take / })).toBeVisible();
    },
  },
  { name: 'content page', path: '/content/returns' },
  {
    name: 'empty cart',
    path: '/cart',
    prepare: async (page) => {
      await expect(page.getByRole('heading', { name: 'Nothing in here yet.' })).toBeVisible();
    },
  },
  {
    name: 'missing page',
    path: '/no-such-place',
    expecting: '/no-such-place',
    // Any input cancels the redirect to the home page.
    prepare: (page) => page.keyboard.press('Shift'),
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
