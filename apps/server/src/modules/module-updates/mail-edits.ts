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

/** What is brought to a mail: another version of a module that it is linked to, or what brand kits are by now. */
export type MailEdit =
  | { readonly kind: 'module'; readonly content: ModuleContent }
  | { readonly kind: 'brand'; readonly kits: Parameters<typeof followKits>[1] };

/** By the rules of every edit: a version may hold what a mail has no room for. What the plan allows is asked later. */
const CONTEXT: EditContext = {
  registry: blockRegistry,
  mode: 'advanced',
  features: { customCode: true, products: true },
  readOnly: false,
  rewriting: rewritingActs(islandContent),
};

const CONTENT = { registry: blockRegistry, foreign: islandContent };

/** A mail as it is after the edit, whatever rules say; the same object where it is so already. */
export function editedMail(document: EmailDocument, edit: MailEdit): EmailDocument {
  return edit.kind === 'module'
    ? updateInstances(document, edit.content, blockRegistry)
    : followKits(document, edit.kits);
}

/**
 * What a stored body becomes; null where it is so already.
 * @throws AppError `COMMAND_REFUSED` where a mail cannot hold it, `CONTENT_WOULD_BE_LOST` where that takes out what is the mail's own
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

/** Links that readers are owed, that one version of a module has and the next one lacks. */
export function owedLost({ shown, next }: { readonly shown: Nodes; readonly next: Nodes }): readonly string[] {
  return owedLinksLost(shown, next, CONTENT);
}

type Nodes = ModuleContent['nodes'];
