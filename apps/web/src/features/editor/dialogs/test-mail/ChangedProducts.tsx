import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { openDialog } from '../../session/editor-session.ts';
import { changedProducts } from '../../session/products/bring-up-to-date.ts';
import { loadProducts, productsOfMail } from '../../session/products/known-products.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';

/** Says before a mail is sent which of its products are not in their stores as it shows them. */
export function ChangedProducts() {
  const t = useT('editor');
  const session = useEditorSession();
  const [document] = useState(() => session.editor.getState().document);
  const products = productsOfMail(document);
  const changed = useQuery({
    queryKey: ['products', 'before-test', products],
    queryFn: async () => changedProducts(document, await loadProducts(products, true)),
    enabled: products.length > 0,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
  });
  const count = changed.data?.length ?? 0;
  if (count === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} />} role="status">
      <Stack gap={8} align="flex-start">
        {t('testMail.products', { count })}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => openDialog(session, { kind: 'product-updates', back: { kind: 'test-mail' } })}
        >
          {t('testMail.products.look')}
        </Button>
      </Stack>
    </Alert>
  );
}
