import { inBrand } from '@mailwright/blocks';
import type { StoredBrandKit } from '@mailwright/contract';
import { type EmailDocument, fromSeeds, type NodeSeed, toSeed } from '@mailwright/document';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { brandsQuery } from '../../../../shared/brand/brand-query.ts';
import { kitInUse } from '../../../../shared/brand/in-my-brand-choice.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { loadRewriting } from '../rewriting/load-rewriting.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { notifyRefusal } from '../session/refusal.ts';

/** Brings the open mail into the person's brand, as one step of the history. */
export async function putInMyBrand(session: EditorSession, kit: StoredBrandKit): Promise<boolean> {
  await loadRewriting(session);
  const { editor } = session;
  const { document } = editor.getState();
  const { registry } = editor.context;
  const branded: EmailDocument = { ...document, ...inBrand(document.nodes, document.settings, { kit, registry }) };
  return notifyRefusal(editor.run({ type: 'replaceDocument', document: branded, action: 'in-brand' }));
}

/** Brings a mail that was begun so into the person's brand, once the kits are known. */
export async function openInMyBrand(session: EditorSession): Promise<void> {
  try {
    const kit = kitInUse(await queryClient.fetchQuery(brandsQuery));
    if (kit) await putInMyBrand(session, kit);
  } catch (error) {
    toast.error(errorSentence(error));
  }
}

/** Returns the nodes to insert, in the person's brand. What is linked to a module keeps the module's own appearance. */
export function seedsInMyBrand(
  { editor }: EditorSession,
  seeds: readonly NodeSeed[],
  kit: StoredBrandKit,
): readonly NodeSeed[] {
  const { registry } = editor.context;
  const nodes = fromSeeds(seeds, registry);
  return inBrand(nodes, editor.getState().document.settings, { kit, registry }).nodes.map(toSeed);
}
