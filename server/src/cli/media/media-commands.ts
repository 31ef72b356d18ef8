import { userInfo } from 'node:os';
import type { content as contentModule } from '@outfitter/commerce';
import { OperatorError } from '../../errors/operator-error.ts';
import type { AssetStore } from '../../media/asset-store.ts';
import { uploadImage } from '../../media/upload-image.ts';
import type { CommerceDatabase } from '../with-commerce.ts';
import type { MediaArguments } from './media-arguments.ts';

type Content = typeof contentModule;

export interface MediaContext {
  content: Content;
  db: CommerceDatabase;
  store: AssetStore;
  /** Endpoints that serve uploads; the command prints the first one. */
  endpoints: readonly string[];
  print: (line: string) => void;
  now?: Date;
}

export async function runMediaCommand(
  { content, db, store, endpoints, print, now = new Date() }: MediaContext,
  options: MediaArguments,
): Promise<void> {
  const [endpoint] = endpoints;
  if (!endpoint) throw new OperatorError('no endpoint serves uploads', 'MEDIA_ENDPOINTS=media=uploads');
  if (options.command === 'upload') {
    const { by = userInfo().username, ...upload } = options;
    const { isNew, width, height, bytes, version, ground } = await uploadImage({ content, db, store, endpoints, now }, { ...upload, by });
    print(isNew ? `${upload.name}: ${width} × ${height}, ${bytes} bytes` : `${upload.name} is already stored like this`);
    const [x, y] = upload.focalPoint;
    // The center is the default focal point.
    const point = x === 0.5 && y === 0.5 ? undefined : { x, y };
    const image = `/i/${endpoint}/${upload.name}`;
    print(`for content: ${JSON.stringify({ image, alt: upload.alt.trim(), version, ground, ratio: width / height, point })}`);
    return;
  }
  const assets = await content.readMediaAssets(db);
  if (options.command === 'list') {
    for (const { name, width, height, alt } of assets) print(`/i/${endpoint}/${name}  ${width} × ${height}  ${alt}`);
    return;
  }
  const asset = assets.find(({ name }) => name === options.name);
  if (!asset) throw new OperatorError(`there is no image ${options.name}`, 'npm run media -- list');
  const { name, alt, version, width, height, bytes, ground, pointX, pointY } = asset;
  print(
    JSON.stringify(
      { image: `/i/${endpoint}/${name}`, alt, version, ground, width, height, bytes, point: { x: pointX, y: pointY } },
      null,
      2,
    ),
  );
  for (const { changedAt, changedBy, action, version } of await content.readAssetChanges(db, name)) {
    print(`${changedAt.toISOString()}  ${changedBy}: ${action}, version ${version}`);
  }
}
