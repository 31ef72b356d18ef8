import { type ComponentType, useCallback, useState } from 'react';
import { loadSuggestions, type SuggestionsProps } from '../../search/index.ts';

/** The suggestions, once somebody has come near the box; undefined until their code is there. What does not come is asked for anew. */
export function useLazySuggestions(): { Suggestions: ComponentType<SuggestionsProps> | undefined; load(): void } {
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const load = useCallback(() => {
    loadSuggestions().then(
      (module) => setSuggestions(() => module.default),
      () => {},
    );
  }, []);
  return { Suggestions, load };
}
