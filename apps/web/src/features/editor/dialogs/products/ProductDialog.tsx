import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { Loaded } from '../../../../shared/ui/loading/Loaded.tsx';
import type { EditorDialog } from '../../session/dialog.ts';
import { closeDialog } from '../../session/editor-session.ts';

import { placeProducts } from '../../session/products/place-products.ts';
import { storeChoiceQuery } from '../../session/products/product-queries.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { keepProductChoice, startOf } from './dialog-start.ts';
import { LayoutChoice } from './LayoutChoice.tsx';
import { leaveProducts } from './leave-products.ts';
import { NoStores } from './NoStores.tsx';
import classes from './ProductDialog.module.css';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductResults } from './ProductResults.tsx';
import { DialogSkeleton } from './ProductSkeleton.tsx';
import { usePicks } from './use-picks.ts';
import { useTypeToSearch } from './use-type-to-search.ts';

type ProductDialogProps = Extract<EditorDialog, { readonly kind: 'products' }>;

/** Products of connected stores: one fills a block, several become a grid in the order in which they were picked. */
export function ProductDialog({ target }: ProductDialogProps) {
  const t = useT('products');
  const session = useEditorSession();
  const [start] = useState(() => startOf(session, target));
  const [layout, setLayout] = useState(start.layout);
  const [columns, setColumns] = useState(start.columns);
  const [chosenStore, setStore] = useState(start.storeUuid);
  const [category, setCategory] = useState('');
  const [typed, setTyped] = useState('');
  const isSingle = 'take' in target;
  const isChange = !isSingle && target.inserted === undefined;
  const picks = usePicks(isSingle);
  const stores = useQuery(storeChoiceQuery);
  const store = stores.data?.find(({ storeUuid }) => storeUuid === chosenStore) ?? stores.data?.[0];
  // While they load, and where there are none to choose from, there is nothing to insert.
  const hasStores = (stores.data ?? []).length > 0;
  const search = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const cancel = () => leaveProducts(session, target);

  const insert = (products = picks.products) => {
    const [first] = products;
    if (!first) return;
    const done = isSingle ? target.take(first) : placeProducts(session, target, { products, layout, columns });
    if (!done) return;
    keepProductChoice({ storeUuid: first.storeUuid, ...(isSingle ? {} : { layout, columns }) });
    // What was taken may have opened a dialog of its own.
    if (session.state.getState().dialog?.kind === 'products') closeDialog(session);
  };

  return (
    <DialogFrame
      opened
      size={820}
      title={t(isSingle ? 'title.one' : 'title')}
      classNames={{ content: classes.dialog, body: classes.body }}
      dirty={picks.products.length > 1}
      onClose={cancel}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: typing anywhere in it goes to the search. */}
      <div ref={content} className={classes.content} onKeyDown={useTypeToSearch(search, content)}>
        <div className={classes.main}>
          <Loaded
            query={stores}
            data={stores.data}
            skeleton={<DialogSkeleton />}
            failure={{ title: t('stores.failed') }}
            empty={<NoStores />}
          >
            {(all) => (
              <>
                <ProductFilters
                  search={search}
                  stores={all}
                  storeId={store?.storeUuid ?? ''}
                  category={category}
                  typed={typed}
                  onStore={(id) => {
                    setStore(id);
                    setCategory('');
                  }}
                  onCategory={setCategory}
                  onType={setTyped}
                />
                {store && (
                  <ProductResults
                    store={store}
                    category={category}
                    typed={typed}
                    picks={picks}
                    onClear={() => {
                      setTyped('');
                      setCategory('');
                    }}
                    onInsert={insert}
                  />
                )}
              </>
            )}
          </Loaded>
        </div>
        <div className={classes.foot}>
          {!isSingle && hasStores && (
            <LayoutChoice
              layout={layout}
              columns={columns}
              isGrid={picks.products.length > 1}
              onLayout={setLayout}
              onColumns={setColumns}
            />
          )}
          <div className={classes.end}>
            {!isSingle && !isChange && (
              <Button variant="subtle" onClick={() => closeDialog(session)}>
                {t('byHand')}
              </Button>
            )}
            <Button variant="default" onClick={cancel}>
              {t('shared:cancel')}
            </Button>
            {hasStores && (
              <Button disabled={picks.products.length === 0} onClick={() => insert()}>
                {isSingle || (isChange && picks.products.length < 2)
                  ? t('use')
                  : t('insert', { count: Math.max(1, picks.products.length) })}
              </Button>
            )}
          </div>
        </div>
      </div>
    </DialogFrame>
  );
}
