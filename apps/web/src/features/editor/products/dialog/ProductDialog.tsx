import { locate, SECTION_TYPE } from '@mailwright/document';
import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { type LocalSettings, readSetting, writeSetting } from '../../../../shared/local-settings.ts';
import { Link } from '../../../../shared/navigation/Link.tsx';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../shared/ui/loading/Loaded.tsx';
import { NotInPlan } from '../../core/dialogs/NotInPlan.tsx';
import { storeChoiceQuery } from '../../core/products/product-queries.ts';
import type { ProductTarget } from '../../core/products/product-target.ts';
import type { EditorDialog } from '../../core/session/dialog.ts';
import { closeDialog, type EditorSession } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { placeProducts } from '../content/place-products.ts';
import { lookSource } from '../content/product-look.ts';
import { LayoutChoice } from './LayoutChoice.tsx';
import classes from './ProductDialog.module.css';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductResults } from './ProductResults.tsx';
import { DialogSkeleton } from './ProductSkeleton.tsx';
import { usePicks } from './use-picks.ts';

/** Selector of elements that handle typed text themselves. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="radiogroup"]';

const FIRST: ProductChoice = { storeUuid: '', layout: 'vertical', columns: 2 };

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

type ProductChoice = LocalSettings['products'];

/** Returns the dialog's initial choice: from the block, else from the mail's other products, else from the last choice. */
function startOf({ editor }: EditorSession, target: ProductTarget): ProductChoice {
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
function keepProductChoice(choice: Partial<ProductChoice>): void {
  writeSetting('products', { ...FIRST, ...readSetting('products'), ...choice });
}

/** Chooses nothing: a block that came into the mail for it goes again, as if it had never been there. */
function leaveProducts(session: EditorSession, target: ProductTarget): void {
  closeDialog(session);
  if ('take' in target || target.inserted === undefined) return;
  const isTakenBack = session.editor.withdraw(target.inserted);
  if (isTakenBack) session.view.setState({ announcement: i18n.t('products:takenBack') });
}

/** In the place of the products of somebody without a store: the way to connect one, or to a plan that has them. */
function NoStores() {
  const t = useT('products');
  const { features } = useAccount();
  const icon = <IconBuildingStore size={28} stroke={1.5} />;
  if (!features.products) return <NotInPlan icon={icon} body={t('plan.body')} />;
  return (
    <EmptyState
      icon={icon}
      title={t('stores.empty.title')}
      body={t('stores.empty.body')}
      action={
        // In a tab of its own: the mail stays open, and the list looks again when one comes back.
        <Button component={Link} to="/settings/stores" target="_blank">
          {t('stores.connect')}
        </Button>
      }
    />
  );
}

/** Typing on the products goes to the search; down and Enter from the search go to the products. */
function useTypeToSearch(
  search: RefObject<HTMLInputElement | null>,
  content: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (target === search.current) {
      if (key !== 'ArrowDown' && key !== 'Enter') return;
      event.preventDefault();
      content.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus();
    } else if (key.length === 1 && key !== ' ' && target.closest(TYPED_INTO) === null) {
      // The sign itself is typed by the browser, into what has the focus by then.
      search.current?.focus();
    }
  };
}
