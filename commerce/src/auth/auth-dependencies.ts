import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { createKeyRing, type KeyRing } from './signing-keys.ts';

export interface AuthDependencies extends CommerceDependencies {
  keys: KeyRing;
}

const rings = new WeakMap<CommerceDependencies, KeyRing>();

/** Adds the key ring to the dependencies; each application has one. */
export function withKeyRing(deps: CommerceDependencies): AuthDependencies {
  const keys = rings.get(deps) ?? createKeyRing(deps);
  rings.set(deps, keys);
  return { ...deps, keys };
}
