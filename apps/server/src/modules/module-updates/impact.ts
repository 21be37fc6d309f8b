import type { ModuleImpact, TemplateBody } from '@mailwright/contract';
import {
  type ChangedNodes,
  changedNodes,
  type EmailDocument,
  type JsonObject,
  type NodeId,
  sameJson,
} from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { type ComposeOptions, documentOptions, type MailInfo, mailOf } from '../templates/update/compose-body.ts';
import { editedMail, type MailEdit } from './mail-edits.ts';

interface ImpactTask {
  readonly info: MailInfo;
  readonly body: TemplateBody | null;
  readonly edit: MailEdit;
  readonly composing: ComposeOptions;
}

/** Returns the HTML of a template before and after an edit, whole, with numbers on the parts that differ. */
export function impactOf({ info, body, edit, composing }: ImpactTask): ModuleImpact {
  if (!body?.components) return { before: body?.html ?? '', after: body?.html ?? '', changes: 0 };
  const before = mailOf(body.components, body.customStyles);
  const after = editedMail(before, edit);
  const changed = withSettings(changedNodes(before, after), before, after);
  const drawn = (mail: EmailDocument, numbers: ReadonlyMap<NodeId, number>) =>
    renderDocument(mail, {
      ...documentOptions(composing, info),
      attributesOf: ({ id }) => (numbers.has(id) ? ` data-changed="${numbers.get(id)}"` : ''),
    }).html;
  return { before: drawn(before, changed.before), after: drawn(after, changed.after), changes: changed.count };
}

/** Returns the changed nodes; all of the mail when its general settings differ, because they are visible everywhere. */
function withSettings(changed: ChangedNodes, before: EmailDocument, after: EmailDocument): ChangedNodes {
  const [wrapper] = after.nodes;
  const isSame = sameJson(
    { ...before.settings } as unknown as JsonObject,
    { ...after.settings } as unknown as JsonObject,
  );
  if (isSame || !wrapper || changed.after.has(wrapper.id)) return changed;
  const count = changed.count + 1;
  return {
    before: new Map([...changed.before, [wrapper.id, count]]),
    after: new Map([...changed.after, [wrapper.id, count]]),
    count,
  };
}
