import { expectAccessible } from '../fixtures/accessible.ts';
import { expectAccessibleInForcedColors } from '../fixtures/accessible-in-forced-colors.ts';
import { expectNothingCut } from '../fixtures/fits.ts';
import { test } from '../fixtures/shopper-test.ts';
import { openPage } from '../journeys/open-page.ts';
import { modesAt, pageStates } from '../journeys/page-states.ts';

// What moves is looked at where it rests.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const state of pageStates) {
  test(`SHELL-037 ${state.name}, in every mode @everywhere`, async ({ page, surprises, viewport }) => {
    if (state.expecting) surprises.expect(state.expecting);
    await openPage(page, state.path);
    await state.prepare?.(page);
    for (const mode of modesAt(viewport?.width ?? 0)) {
      await test.step(mode.name, async () => {
        await mode.enter(page);
        const name = `${state.name}, ${mode.name}`;
        if (mode.isForced) await expectAccessibleInForcedColors(page, name);
        else await expectAccessible(page, name, { whileBusy: state.isBusy ?? false });
        if (!state.isCut) await expectNothingCut(page, name);
      });
    }
  });
}
