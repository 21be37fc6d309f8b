import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { openDialog } from '../../session/editor-session.ts';
import { changedProducts, soldOutProducts } from '../../session/products/bring-up-to-date.ts';
import { loadProducts, productsOfMail } from '../../session/products/known-products.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';

/** Says before a mail is sent which of its products are not in their stores as it shows them, or are sold out. */
export function ChangedProducts() {
  const t = useT('editor');
  const session = useEditorSession();
  const [document] = useState(() => session.editor.getState().document);
  const products = productsOfMail(document);
  const told = useQuery({
    queryKey: ['products', 'before-test', products],
    queryFn: async () => {
      const known = await loadProducts(products, true);
      return { changed: changedProducts(document, known).length, soldOut: soldOutProducts(document, known) };
    },
    enabled: products.length > 0,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
  });
  const { changed = 0, soldOut = [] } = told.data ?? {};
  if (changed === 0 && soldOut.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} />} role="status">
      <Stack gap={8} align="flex-start">
        {soldOut.length > 0 && <span>{t('testMail.soldOut', { count: soldOut.length, name: soldOut[0] })}</span>}
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
