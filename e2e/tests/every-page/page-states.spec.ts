import type { Page } from '@playwright/test';
import { expectAccessible, saveScreenshot } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { modesAtWidth, type PageState, pageStates } from '../../journeys/page-states.ts';
import { resizeTo, type ViewportWidth, viewports, widthsOfProject } from '../../journeys/viewport.ts';

// Reduced motion, so that every state is at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, states] of Map.groupBy(pageStates, (state) => state.path)) {
  const names = states.map(({ name }) => name).join('; ');
  test(`SHELL-037 accessible in every mode: ${names} @desktop @phone`, async ({ page, unexpectedErrors, isMobile }, { timeout }) => {
    test.setTimeout(states.length * timeout);
    for (const state of states) {
      if (state.expecting) unexpectedErrors.expect(state.expecting);
      let isOpen = false;
      for (const width of widthsOfProject(isMobile)) {
        await resizeTo(page, viewports[width]);
        // Resizing closes some states.
        if (isOpen && state.prepare) isOpen = (await state.sign?.(page).isVisible()) ?? false;
        if (!isOpen) {
          await openPage(page, path);
          await state.prepare?.(page);
          isOpen = true;
        }
        await checkEachMode(page, state, width);
      }
    }
  });
}

async function checkEachMode(page: Page, { name, isBusy = false, isClipped = false }: PageState, width: ViewportWidth): Promise<void> {
  for (const mode of modesAtWidth(width)) {
    const label = `${name}, ${mode.name}, ${width} px`;
    await test.step(label, async () => {
      await mode.enter?.(page);
      // Forced colors and larger text change the layout and the paint, but nothing that axe reads.
      if (mode.enter) await saveScreenshot(page, label);
      else await expectAccessible(page, label, { whileBusy: isBusy });
      if (!isClipped) await expectNothingClipped(page, label);
      await mode.leave?.(page);
    });
  }
}
