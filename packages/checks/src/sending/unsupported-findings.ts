import type { Check, SendingProfile } from '@mailwright/contract';
import { type BlockRegistry, type EmailDocument, excerptOf, findNode } from '@mailwright/document';
import { type Finding, severityOf } from '../finding.ts';
import { findUnsupported, type UnsupportedFeature } from './find-unsupported.ts';

const CHECK_OF: Readonly<Record<UnsupportedFeature['problem'], Check>> = {
  special: 'sendingField',
  name: 'sendingField',
  fallback: 'sendingFallback',
  'fallback-signs': 'sendingFallback',
  condition: 'sendingCondition',
  otherwise: 'sendingCondition',
  repeat: 'sendingRepeat',
};

/**
 * Returns the parts of a mail that the sending system's language cannot express, as findings in the order of the mail: each
 * once per node.
 *
 * @param profile null for the server's own syntax, which knows only fields
 */
export function unsaidFindings(
  document: EmailDocument,
  registry: BlockRegistry,
  profile: SendingProfile | null,
): readonly Finding[] {
  const told = findUnsupported(document, profile).map(({ nodeId, problem }) => ({ nodeId, check: CHECK_OF[problem] }));
  const once = new Map(told.map((each) => [`${each.nodeId} ${each.check}`, each]));
  return [...once.values()].flatMap(({ nodeId, check }) => {
    const node = findNode(document, nodeId);
    if (!node) return [];
    const about = { id: node.id, type: node.type, name: node.name ?? null, words: excerptOf(node, registry) };
    return [{ check, severity: severityOf(check), node: about, item: null, prop: null, fix: null }];
  });
}
