import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInForcedColors } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { modesAtWidth, type PageState, pageStates } from '../../journeys/page-states.ts';
import { resizeTo, type ViewportWidth, viewports, widthsOfProject } from '../../journeys/viewport.ts';

// Reduced motion, so that every state is at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, states] of Map.groupBy(pageStates, (state) => state.path)) {
  const names = states.map(({ name }) => name).join('; ');
  test(`SHELL-037 ${names}: accessible in every mode @desktop @phone`, async ({ page, surprises, isMobile }, { timeout }) => {
    test.setTimeout(states.length * timeout);
    for (const state of states) {
      if (state.expecting) surprises.expect(state.expecting);
      let isOpen = false;
      for (const width of widthsOfProject(isMobile)) {
        await resizeTo(page, viewports[width]);
        // Reopens the state at the new width, since resizing closes some of them.
        if (!isOpen || state.prepare) {
          await openPage(page, path);
          await state.prepare?.(page);
          isOpen = true;
        }
        await lookInEachMode(page, state, width);
      }
    }
  });
}

async function lookInEachMode(page: Page, { name, isBusy = false, isCut = false }: PageState, width: ViewportWidth): Promise<void> {
  for (const mode of modesAtWidth(width)) {
    const seen = `${name}, ${mode.name}, ${width} px`;
    await test.step(seen, async () => {
      await mode.enter?.(page);
      if (mode.isForced) await expectAccessibleInForcedColors(page, seen);
      else await expectAccessible(page, seen, { whileBusy: isBusy });
      if (!isCut) await expectNothingClipped(page, seen);
      await mode.leave?.(page);
    });
  }
}
