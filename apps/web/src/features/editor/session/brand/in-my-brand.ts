import { inBrand } from '@mailwright/blocks';
import type { StoredBrandKit } from '@mailwright/contract';
import { type EmailDocument, fromSeeds, type NodeSeed, toSeed } from '@mailwright/document';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { brandsQuery } from '../../../../shared/brand/brand-query.ts';
import { kitInUse } from '../../../../shared/brand/in-my-brand-choice.ts';
import type { EditorSession } from '../editor-session.ts';
import { notifyRefusal } from '../refusal.ts';

/** The kits that mails can be brought into; none while they are not known. */
export function knownBrands(): readonly StoredBrandKit[] {
  return queryClient.getQueryData(brandsQuery.queryKey) ?? [];
}

/** The kit that mails are brought into; null while none is known. */
export function brandInUse(): StoredBrandKit | null {
  return kitInUse(knownBrands());
}

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
