import type { DocumentNode } from '@mailwright/document';
import { Button } from '@mantine/core';
import { useDeferredValue } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { giveLookToAll, sameLookNodes } from '../../session/products/product-look.ts';
import { useEditorSession, useEditorState } from '../../session/use-editor-session.ts';

/** Gives all products of the mail the look of the selected one: its style, its layout, what of it is shown, its button. */
export function LookForAll({ node }: { readonly node: DocumentNode }) {
  const t = useT('products');
  const session = useEditorSession();
  // Typing in an input must not wait for a count.
  const document = useDeferredValue(useEditorState((state) => state.document));
  const count = sameLookNodes(document).length;
  if (count < 2) return null;
  return (
    <Button
      size="xs"
      variant="default"
      fullWidth
      title={t('look.hint')}
      onClick={() => {
        if (giveLookToAll(session, node.id)) toast.success(t('look.done', { count }));
      }}
    >
      {t('look.all', { count })}
    </Button>
  );
}
