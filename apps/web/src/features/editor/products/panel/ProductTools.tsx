import type { DocumentNode } from '@mailwright/document';
import { Button } from '@mantine/core';
import { useDeferredValue } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { FieldGroup } from '../../core/panels/FieldGroup.tsx';
import { PRODUCT_LIST_TYPE, PRODUCT_TYPE } from '../../core/products/product-node.ts';
import { useEditorSession, useEditorState } from '../../core/session/use-editor-session.ts';
import { giveLookToAll, sameLookNodes } from '../content/product-look.ts';
import { OneProduct } from './OneProduct.tsx';
import { RulePanel } from './RulePanel.tsx';

/** Shows the tools for the products of a block, above its own fields. */
export function ProductTools({ node }: { readonly node: DocumentNode }) {
  const t = useT('products');
  const isRule = node.type === PRODUCT_LIST_TYPE;
  if (!isRule && node.type !== PRODUCT_TYPE) return null;
  return (
    <FieldGroup name="settings/products" title={t(isRule ? 'rule' : 'panel.title')}>
      {isRule ? <RulePanel node={node} /> : <OneProduct node={node} />}
      <ApplyStyleToAllProducts node={node} />
    </FieldGroup>
  );
}

/** Gives all products of the mail the look of the selected one: its style, its layout, what of it is shown, its button. */
function ApplyStyleToAllProducts({ node }: { readonly node: DocumentNode }) {
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
