import type { Check, SendingProfile } from '@mailwright/contract';
import type { EmailDocument } from '@mailwright/document';
import { cannotSay, type Unsaid } from './cannot-say.ts';

const CHECK_OF: Readonly<Record<Unsaid['problem'], Check>> = {
  special: 'sendingField',
  name: 'sendingField',
  fallback: 'sendingFallback',
  'fallback-signs': 'sendingFallback',
  condition: 'sendingCondition',
  otherwise: 'sendingCondition',
  repeat: 'sendingRepeat',
};

/** What a sending system cannot be told, as checks: each once for a node. */
export function unsaidChecks(
  document: EmailDocument,
  profile: SendingProfile | null,
): readonly { readonly nodeId: string; readonly check: Check }[] {
  const told = cannotSay(document, profile).map(({ nodeId, problem }) => ({ nodeId, check: CHECK_OF[problem] }));
  return [...new Map(told.map((each) => [`${each.nodeId} ${each.check}`, each])).values()];
}
