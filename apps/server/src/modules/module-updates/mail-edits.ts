import { blockRegistry, followKits } from '@mailwright/blocks';
import { REFUSALS, type TemplateBody } from '@mailwright/contract';
import {
  createId,
  type EditContext,
  type EmailDocument,
  goneContent,
  lostByUpdate,
  owedLinksLost,
  rewritingActs,
  runCommand,
  updateInstances,
  writeDocument,
} from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { AppError } from '../../app-error.ts';
import { type BodyChange, mailOf } from '../templates/update/compose-body.ts';
import { assertNothingGone } from '../templates/update/content-loss.ts';
import type { ModuleContent } from './module-reader.ts';

/** Update of a mail: a version of a module that it is linked to, or the present values of brand kits. */
export type MailEdit =
  | { readonly kind: 'module'; readonly content: ModuleContent }
  | { readonly kind: 'brand'; readonly kits: Parameters<typeof followKits>[1] };

/**
 * Context with the most permissive rules of an edit: a version may contain things that a mail cannot take. The permissions of
 * the plan are checked later.
 */
const CONTEXT: EditContext = {
  registry: blockRegistry,
  mode: 'advanced',
  features: { customCode: true, products: true },
  readOnly: false,
  rewriting: rewritingActs(islandContent),
};

const CONTENT = { registry: blockRegistry, foreign: islandContent };

/** Returns the mail after the edit, without checking rules; the same object when the edit changes nothing. */
export function editedMail(document: EmailDocument, edit: MailEdit): EmailDocument {
  return edit.kind === 'module'
    ? updateInstances(document, edit.content, blockRegistry)
    : followKits(document, edit.kits);
}

/**
 * Returns the change of a stored body by the edit; null when the edit changes nothing.
 * @throws AppError `COMMAND_REFUSED` when a mail cannot hold the version, `CONTENT_WOULD_BE_LOST` when the edit would remove
 * the mail's own content
 */
export function editedBody({
  stored: { components, customStyles },
  edit,
}: {
  readonly stored: TemplateBody;
  readonly edit: MailEdit;
}): BodyChange | null {
  if (!components) return null;
  const before = mailOf(components, customStyles);
  const after = edit.kind === 'module' ? updatedModule(before, edit.content) : editedMail(before, edit);
  if (after === before) return null;
  assertNothingGone(
    edit.kind === 'module'
      ? lostByUpdate(before, after, { ...CONTENT, leavesOwed: true })
      : goneContent(before, after, CONTENT),
  );
  const { customStyles: css = '', ...updated } = after;
  return { components: { ...writeDocument(updated) }, customStyles: css };
}

function updatedModule(document: EmailDocument, content: ModuleContent): EmailDocument {
  const change = runCommand(
    { document, context: CONTEXT, newId: createId },
    { type: 'updateModule', ...content, allowLoss: true },
  );
  if (change.ok) return change.document;
  if (change.reason === 'NOT_FOUND') return document;
  throw new AppError('COMMAND_REFUSED', { sentence: REFUSALS[change.reason] });
}

/** Returns the links that readers are owed and that one version of a module has and the next one lacks. */
export function owedLost({ shown, next }: { readonly shown: Nodes; readonly next: Nodes }): readonly string[] {
  return owedLinksLost(shown, next, CONTENT);
}

type Nodes = ModuleContent['nodes'];
