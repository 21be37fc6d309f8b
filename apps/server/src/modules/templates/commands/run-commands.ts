import { blockRegistry } from '@mailwright/blocks';
import { LIMITS } from '@mailwright/contract';
import {
  type Command,
  createId,
  type EditContext,
  type EmailDocument,
  findNode,
  type GoneContent,
  type NodeId,
  type RefusalReason,
  readCommand,
  rewritingActs,
  runCommand,
} from '@mailwright/document';
import { islandContent } from '@mailwright/island';

/** Features that the caller's plan allows. */
type Features = EditContext['features'];

export type CommandsOutcome =
  | {
      readonly kind: 'done';
      readonly document: EmailDocument;
      /** Ids of the nodes that each command was about. */
      readonly ids: readonly (readonly NodeId[])[];
    }
  | {
      readonly kind: 'refused';
      readonly index: number;
      readonly reason: RefusalReason;
      readonly gone?: GoneContent | undefined;
    }
  | { readonly kind: 'oversize'; readonly bytes: number };

/**
 * Runs commands by the rules of the editor, each on top of the one before it, until one is refused. Copies of copies grow past
 * every limit of a request, so nodes are counted: more than a request may have are not even rendered.
 */
export function runCommands(
  start: EmailDocument,
  commands: readonly Command[],
  { customCode, products }: Features,
): CommandsOutcome {
  const context: EditContext = {
    registry: blockRegistry,
    // A choice of a person's for the palette, and none about what may be in a mail.
    mode: 'advanced',
    features: { customCode, products },
    readOnly: false,
    rewriting: rewritingActs(islandContent),
  };
  let document = start;
  let copied = 0;
  const ids: (readonly NodeId[])[] = [];
  for (const [index, sent] of commands.entries()) {
    const read = readCommand(sent, blockRegistry);
    if (!read.ok) return { kind: 'refused', index, reason: read.reason };
    const change = runCommand({ document, context, newId: createId }, read.command);
    if (!change.ok) return { kind: 'refused', index, reason: change.reason, gone: change.gone };
    document = change.document;
    ids.push(change.ids);
    if (read.command.type === 'duplicate') copied += lengthOf(document, change.ids);
    if (copied > LIMITS.requestBytes) return { kind: 'oversize', bytes: copied };
  }
  return { kind: 'done', document, ids };
}

function lengthOf(document: EmailDocument, ids: readonly NodeId[]): number {
  return ids.reduce((sum, id) => sum + JSON.stringify(findNode(document, id) ?? null).length, 0);
}
