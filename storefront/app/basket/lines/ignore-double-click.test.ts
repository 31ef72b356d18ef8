import { expect, it } from 'vitest';
import { ignoreDoubleClick } from './ignore-double-click.ts';

it('BASKET-010 a double click acts once, and each activation by key and each single click acts', () => {
  let acts = 0;
  const press = ignoreDoubleClick(() => {
    acts += 1;
  });
  press({ detail: 1 });
  press({ detail: 2 });
  expect(acts).toBe(1);
  press({ detail: 0 });
  press({ detail: 1 });
  expect(acts).toBe(3);
});
