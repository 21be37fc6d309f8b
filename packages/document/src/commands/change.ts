import type { EditContext, RefusalReason } from '../edit-context.ts';
import { type EditAction, encodeLabel } from '../edit-label.ts';
import type { CreateId } from '../ids.ts';
import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';

/** What a command knows. */
export interface CommandInput {
  readonly document: EmailDocument;
  readonly context: EditContext;
  readonly newId: CreateId;
}

/** What a command wants done, or why not. */
export type Change =
  | {
      readonly ok: true;
      readonly document: EmailDocument;
      /** Nodes the command was about, for the caller. */
      readonly ids: readonly NodeId[];
      /** What to select afterwards; absent leaves the selection, as far as it is still there. */
      readonly selection?: readonly NodeId[];
      readonly label: string;
    }
  | { readonly ok: false; readonly reason: RefusalReason };

/** Label of an edit on nodes: the type when all are of one, the field when it is one. */
export function labelFor(
  action: EditAction,
  nodes: readonly Pick<DocumentNode, 'type'>[],
  patch: Readonly<Record<string, unknown>> = {},
): string {
  const types = new Set(nodes.map(({ type }) => type));
  const fields = Object.keys(patch);
  return encodeLabel({
    action,
    type: types.size === 1 ? nodes[0]?.type : undefined,
    field: fields.length === 1 ? fields[0] : undefined,
    count: nodes.length > 1 ? nodes.length : undefined,
  });
}
