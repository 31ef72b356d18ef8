import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { createKeyRing, type KeyRing } from './signing-keys.ts';

export interface AuthDependencies extends CommerceDependencies {
  keys: KeyRing;
}

const rings = new WeakMap<CommerceDependencies, KeyRing>();

/** The dependencies with their key ring: one for each application, whoever asks first. */
export function withKeyRing(deps: CommerceDependencies): AuthDependencies {
  const keys = rings.get(deps) ?? createKeyRing(deps);
  rings.set(deps, keys);
  return { ...deps, keys };
}
