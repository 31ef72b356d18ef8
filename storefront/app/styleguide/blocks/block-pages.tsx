import { Blocks, parseBlocks } from '../../content/index.ts';
import { Link } from '../../platform/locale/navigation.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { bannerSamples } from './banner-samples.ts';
import * as styles from './block-pages.module.css';
import { type BlockState, itemOf, type Sample } from './sample.ts';
import { sampleTiles } from './sample-tile.ts';
import { statesOf } from './states.ts';
import { textSamples } from './text-samples.ts';
import { tileSamples } from './tile-samples.ts';

export const samples: readonly Sample[] = [...bannerSamples, ...tileSamples, ...textSamples];

export function blockGroupId(schema: string): string {
  return `blocks/${schema}`;
}

function Shown({ schema, fields, chosen }: Pick<Sample, 'schema' | 'fields'> & Pick<BlockState, 'chosen'>) {
  return (
    <div className={styles.block}>
      <Blocks blocks={parseBlocks([itemOf(schema, fields)], chosen)} tiles={sampleTiles} hasHeading />
    </div>
  );
}

export function BlockCatalog() {
  return samples.map(({ schema, fields }) => (
    <section key={schema} className={styles.specimen} id={schema} data-part="specimen">
      <h3 className={`${layoutStyles.container} text-card ${styles.name}`}>
        <Link to={`/styleguide/${blockGroupId(schema)}`}>{schema}</Link>
      </h3>
      <Shown schema={schema} fields={fields} />
    </section>
  ));
}

export function BlockStates({ id }: { id: string }) {
  const sample = samples.find(({ schema }) => blockGroupId(schema) === id);
  if (!sample) return null;
  return statesOf(sample).map(({ name, ...state }) => (
    <section key={name} className={styles.specimen}>
      <h3 className={`${layoutStyles.container} text-label ${styles.name}`}>{name}</h3>
      <Shown schema={sample.schema} {...state} />
    </section>
  ));
}
