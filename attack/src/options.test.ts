import { describe, expect, it } from 'vitest';
import { readOptions, sectionNames } from './options.ts';

const read = (text: string, environment = {}) => readOptions(text.split(' ').filter(Boolean), environment, 17);

describe('the arguments of the attack', () => {
  it('run everything with a new seed by default', () => {
    expect(read('')).toEqual({ ok: true, options: { share: 1, seed: 17, sections: sectionNames, url: undefined } });
  });

  it('select share, seed, sections in their order, and a running shop', () => {
    expect(read('--share 0.1 --seed 5 --only html,paths --url http://localhost:3000')).toEqual({
      ok: true,
      options: { share: 0.1, seed: 5, sections: ['paths', 'html'], url: 'http://localhost:3000' },
    });
    expect(read('', { ATTACK_URL: 'http://localhost:1' })).toMatchObject({ options: { url: 'http://localhost:1' } });
  });

  it.each(['--share 0', '--share 1.1', '--share x', '--seed x', '--seed -1', '--only everything', '--nonsense'])(
    '%s is rejected',
    (text) => {
      expect(read(text)).toMatchObject({ ok: false });
    },
  );
});
