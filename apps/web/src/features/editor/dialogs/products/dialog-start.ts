import { locate, SECTION_TYPE } from '@mailwright/document';
import { type LocalSettings, readSetting, writeSetting } from '../../../../shared/local-settings.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { lookSource } from '../../session/products/product-look.ts';
import type { ProductTarget } from '../../session/products/product-target.ts';

type ProductChoice = LocalSettings['products'];

const FIRST: ProductChoice = { storeUuid: '', layout: 'vertical', columns: 2 };

/** Returns the dialog's initial choice: from the block, else from the mail's other products, else from the last choice. */
export function startOf({ editor }: EditorSession, target: ProductTarget): ProductChoice {
  const last = { ...FIRST, ...readSetting('products') };
  if ('take' in target) return last;
  const { document } = editor.getState();
  const found = locate(document, target.nodeId);
  if (!found) return last;
  const { node, ancestors } = found;
  const shown = target.inserted === undefined ? node : lookSource(document, node.id);
  const { storeUuid, layout } = shown?.props ?? {};
  const beside = ancestors.findLast(({ type }) => type === SECTION_TYPE)?.children?.length ?? 1;
  return {
    storeUuid: typeof storeUuid === 'string' && storeUuid !== '' ? storeUuid : last.storeUuid,
    layout: layout === 'vertical' || layout === 'horizontal' ? layout : last.layout,
    // In a narrow column products stand one under the other, unless it is wished otherwise.
    columns: beside > 1 ? 1 : last.columns,
  };
}

/** Remembers what was chosen, for the next product. */
export function keepProductChoice(choice: Partial<ProductChoice>): void {
  writeSetting('products', { ...FIRST, ...readSetting('products'), ...choice });
}
