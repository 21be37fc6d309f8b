import { inBrand } from '@mailwright/blocks';
import type { StoredBrandKit } from '@mailwright/contract';
import { type EmailDocument, fromSeeds, type NodeSeed, toSeed } from '@mailwright/document';
import type { EditorSession } from '../editor-session.ts';
import { notifyRefusal } from '../refusal.ts';

/** Brings the open mail into the person's brand, as one step of the history. */
export function putInMyBrand({ editor }: EditorSession, kit: StoredBrandKit): boolean {
  const { document } = editor.getState();
  const { registry } = editor.context;
  const branded: EmailDocument = { ...document, ...inBrand(document.nodes, document.settings, { kit, registry }) };
  return notifyRefusal(editor.run({ type: 'replaceDocument', document: branded, action: 'in-brand' }));
}

/** What is about to be inserted, in the person's brand. What is linked to a module looks as the module does. */
export function seedsInMyBrand(
  { editor }: EditorSession,
  seeds: readonly NodeSeed[],
  kit: StoredBrandKit,
): readonly NodeSeed[] {
  const { registry } = editor.context;
  const nodes = fromSeeds(seeds, registry);
  return inBrand(nodes, editor.getState().document.settings, { kit, registry }).nodes.map(toSeed);
}
