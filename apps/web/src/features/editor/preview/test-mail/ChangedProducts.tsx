import { createId, type DocumentNode } from '@mailwright/document';
import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { changedProducts, soldOutProducts } from '../../core/products/bring-up-to-date.ts';
import { type KnownProducts, loadProducts, productsOfMail } from '../../core/products/known-products.ts';
import { loadRuleCounts, silentLists } from '../../core/products/known-rules.ts';
import { showsProducts } from '../../core/products/product-node.ts';
import { closeDialog, openDialog } from '../../core/session/editor-session.ts';
import { goToFinding } from '../../core/session/go-to-finding.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';

/** Says before a mail is sent which of its products are not in their stores as it shows them or are sold out, and which of its lists send none. */
export function ChangedProducts() {
  const t = useT('editorDialogs');
  const products = useT('products');
  const session = useEditorSession();
  const [{ document, opening }] = useState(() => ({
    document: session.editor.getState().document,
    opening: createId(),
  }));
  const told = useQuery({
    queryKey: ['products', 'before-test', opening],
    queryFn: async () => {
      const [known, counts] = await Promise.all([
        // Where the stores cannot be asked, nothing is told of their products.
        loadProducts(productsOfMail(document), true).catch((): KnownProducts => new Map()),
        loadRuleCounts(document),
      ]);
      return {
        changed: changedProducts(document, known).length,
        soldOut: soldOutProducts(document, known),
        ...silentLists(document, counts),
      };
    },
    enabled: showsProducts(document),
    gcTime: 0,
    structuralSharing: false,
    retry: false,
  });
  const { changed = 0, soldOut = [], withoutRule = [], empty = [] } = told.data ?? {};
  const [silent] = [...withoutRule, ...empty];
  if (changed === 0 && soldOut.length === 0 && !silent) return null;
  const show = (node: DocumentNode) => {
    closeDialog(session);
    goToFinding(session, { node, item: null, prop: null });
  };
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} />} role="status">
      <Stack gap={8} align="flex-start">
        {soldOut.length > 0 && <span>{t('testMail.soldOut', { count: soldOut.length, name: soldOut[0] })}</span>}
        {withoutRule.length > 0 && <span>{products('before.withoutRule', { count: withoutRule.length })}</span>}
        {empty.length > 0 && <span>{products('before.empty', { count: empty.length })}</span>}
        {silent && (
          <Button size="compact-sm" variant="default" onClick={() => show(silent)}>
            {products('before.show')}
          </Button>
        )}
        {changed > 0 && (
          <>
            {t('testMail.products', { count: changed })}
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => openDialog(session, { kind: 'product-updates', back: { kind: 'test-mail' } })}
            >
              {t('testMail.products.look')}
            </Button>
          </>
        )}
      </Stack>
    </Alert>
  );
}
