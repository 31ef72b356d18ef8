import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { createKeyRing, type KeyRing } from './signing-keys.ts';

export interface AuthDependencies extends CommerceDependencies {
  keys: KeyRing;
}

const rings = new WeakMap<CommerceDependencies, KeyRing>();

/** Adds a key ring to the dependencies. Call it once per application. */
export function withKeyRing(deps: CommerceDependencies): AuthDependencies {
  const keys = rings.get(deps) ?? createKeyRing(deps);
  rings.set(deps, keys);
  return { ...deps, keys };
}
