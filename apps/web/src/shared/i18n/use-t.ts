import type { FlatNamespace, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

type Spoken<N extends FlatNamespace> = readonly [N, 'shared', 'messages'];

/**
 * The translate function of a namespace; `shared:` and `messages:` keys are always at hand. Waits (Suspense) until the
 * strings are there.
 */
export function useT<N extends FlatNamespace>(namespace: N): TFunction<Spoken<N>> {
  return useTranslation([namespace, 'shared', 'messages']).t as unknown as TFunction<Spoken<N>>;
}
