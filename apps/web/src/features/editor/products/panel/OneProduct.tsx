import type { DocumentNode } from '@mailwright/document';
import { Button, Switch } from '@mantine/core';
import { IconRefresh, IconShoppingBag } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { relativeTime } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { chooseProduct } from '../../core/products/choose-product.ts';
import { productsOfMail } from '../../core/products/known-products.ts';
import { canChooseProduct } from '../../core/products/product-node.ts';
import { openDialog } from '../../core/session/editor-session.ts';
import { useEditorSession, useEditorState } from '../../core/session/use-editor-session.ts';
import { followLive, hideLive, showLive } from '../content/live-product.ts';
import classes from './ProductTools.module.css';

/** The product that a block shows: choosing another, bringing it up to date, showing it live. */
export function OneProduct({ node }: { readonly node: DocumentNode }) {
  const t = useT('products');
  const session = useEditorSession();
  const total = useEditorState(({ document }) => document);
  const [isComing, setComing] = useState(false);
  const { productId, taken, live, layout } = node.props;
  const isTaken = productId !== '' && productId !== undefined;
  const isLive = live !== null && live !== undefined;
  useFollowedLayout(node.id, layout, live);
  if (!canChooseProduct(session.editor, node)) return null;
  const at = typeof taken === 'object' && taken !== null && 'at' in taken ? taken.at : null;
  const turnLive = async (on: boolean) => {
    if (isComing) return;
    if (!on) return hideLive(session, node.id);
    setComing(true);
    await showLive(session, node.id);
    setComing(false);
  };
  return (
    <>
      <Button
        size="xs"
        fullWidth
        variant={isTaken ? 'default' : 'filled'}
        leftSection={<IconShoppingBag size={15} stroke={1.7} />}
        onClick={() => chooseProduct(session, node)}
      >
        {t(isTaken ? 'panel.change' : 'panel.choose')}
      </Button>
      {isTaken && (
        <>
          <Button
            size="xs"
            fullWidth
            variant="default"
            leftSection={<IconRefresh size={15} stroke={1.7} />}
            onClick={() => openDialog(session, { kind: 'product-updates', nodeId: node.id })}
          >
            {t('panel.update')}
          </Button>
          {productsOfMail(total).length > 1 && (
            <Button
              size="xs"
              fullWidth
              variant="default"
              onClick={() => openDialog(session, { kind: 'product-updates' })}
            >
              {t('panel.updateAll', { count: productsOfMail(total).length })}
            </Button>
          )}
          {typeof at === 'string' && <p className={classes.note}>{t('panel.taken', { when: relativeTime(at) })}</p>}
          <Switch
            size="sm"
            checked={isLive || isComing}
            aria-busy={isComing}
            label={t('live')}
            description={t('live.hint')}
            onChange={({ currentTarget }) => void turnLive(currentTarget.checked)}
          />
        </>
      )}
    </>
  );
}

/** A live product that is laid out otherwise needs another picture. */
function useFollowedLayout(id: string, layout: unknown, live: unknown): void {
  const session = useEditorSession();
  const last = useRef({ id, layout, live });
  useEffect(() => {
    const before = last.current;
    last.current = { id, layout, live };
    // Undo brings the picture that goes with the layout along.
    const isChanged = before.id === id && before.layout !== layout && before.live === live;
    if (isChanged && live !== null && live !== undefined) void followLive(session, id);
  }, [session, id, layout, live]);
}
