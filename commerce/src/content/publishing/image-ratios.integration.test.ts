import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { putTestContent } from '../testing/put-test-content.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);

it('content that an earlier release has stored gets the ratios at which its images were shown', async () => {
  const scene = { image: '/i/media/scene-barn', alt: 'A barn', version: 'aa11', point: { x: 0.5, y: 0.2 } };
  const coat = { image: '/i/media/coat', alt: 'Not a "/i/media/scene-barn"' };
  const body = {
    headline: 'Out back',
    image: scene,
    richText: { richText: '<p>"image": "/i/media/scene-barn"</p>' },
  };
  await putTestContent(commerce, { schema: 'text-banner', name: 'Scene', deliveryKey: 'scene', body });
  await putTestContent(commerce, { schema: 'text-banner', name: 'Coat', deliveryKey: 'coat', body: { ...body, image: coat } });
  await database.pool.query(await readFile(new URL('../../../migrations/0084_image_ratios.sql', import.meta.url), 'utf8'));
  const read = async (deliveryKey: string) => (await commerce.clientWith().getContentByKey({ params: { deliveryKey } })).content;
  expect(await read('scene')).toMatchObject({ ...body, image: { ...scene, ratio: 16 / 7 } });
  expect(await read('coat')).toMatchObject({ ...body, image: coat });
  expect((await read('coat')).image).not.toHaveProperty('ratio');
});
