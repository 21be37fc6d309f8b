import type { DocumentNode } from '@mailwright/document';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { PRODUCT_LIST_TYPE, PRODUCT_TYPE } from '../../session/products/product-node.ts';
import { FieldGroup } from '../FieldGroup.tsx';
import { LookForAll } from './LookForAll.tsx';
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
      <LookForAll node={node} />
    </FieldGroup>
  );
}
