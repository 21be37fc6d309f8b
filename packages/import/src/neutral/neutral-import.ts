import type { SendingProfile } from '@mailwright/contract';
import { type EmailDocument, type NodeId, walk } from '@mailwright/document';
import type { Finding, Imported } from '../imported.ts';
import { neutralMail } from './neutral-mail.ts';
import { withNeutralText } from './neutral-tags.ts';

/** Name and profile id of the sending system whose tags became fields and conditions. */
export interface NeutralImport {
  readonly system?: string;
  readonly profile?: string;
}

/** Texts of a mail that stand beside its document. */
const INBOX_TEXTS = ['title', 'subject', 'preHeader'] as const;

/** Longest part of the tags that the report quotes, characters. */
const MAX_DETAIL_LENGTH = 80;

/**
 * An imported design whose tags of one sending system are neutral where they can be: fields, and conditions and repeats
 * around whole parts. The report says what became of the latter; `system` names whose tags they were. `within` and
 * `known` as with `neutralMail`.
 */
export function neutralImport<T extends Imported>(
  imported: T,
  within: readonly NodeId[] = [],
  known?: SendingProfile,
): T & NeutralImport {
  const { document, profile, read, left } = neutralMail(imported.document, within, known);
  if (!profile) return imported;
  const inbox = Object.fromEntries(
    INBOX_TEXTS.flatMap((name) => {
      const text = (imported as { readonly [key in (typeof INBOX_TEXTS)[number]]?: string })[name];
      return text ? [[name, withNeutralText(text, profile)]] : [];
    }),
  );
  const gone = new Set(read);
  const findings = imported.report.findings.flatMap((finding): readonly Finding[] => {
    const nodes = finding.nodes.filter((id) => !gone.has(id));
    const count = finding.count - (finding.nodes.length - nodes.length);
    if (nodes.length === finding.nodes.length) return [finding];
    return nodes.length > 0 && count > 0 ? [{ ...finding, nodes, count }] : [];
  });
  const before = new Set(conditionalIn(imported.document));
  const conditional = conditionalIn(document).filter((id) => !before.has(id));
  const said: readonly Finding[] =
    conditional.length === 0
      ? []
      : [{ fidelity: 'kept', part: 'condition', block: null, count: conditional.length, nodes: conditional }];
  const told = new Set(findings.filter(({ fidelity }) => fidelity === 'code').flatMap(({ nodes }) => nodes));
  const untold = left.filter(({ node }) => !told.has(node.id));
  const raw = untold.map(
    ({ node, tags }): Finding => ({
      ...{ fidelity: 'code', part: tags.slice(0, MAX_DETAIL_LENGTH), block: node.type, reason: 'own-markup' },
      ...{ count: 1, nodes: [node.id] },
    }),
  );
  return {
    ...imported,
    ...inbox,
    document,
    report: { findings: [...findings, ...said, ...raw] },
    system: profile.name,
    profile: profile.id,
  };
}

function conditionalIn(document: EmailDocument): readonly string[] {
  const found: string[] = [];
  walk(document, ({ id, condition, repeat }) => {
    if (condition || repeat) found.push(id);
  });
  return found;
}
