import type { Store } from '@mailwright/contract';
import { IconColumns3, IconKey, IconPencil, IconPlugConnectedX } from '@tabler/icons-react';
import { i18n } from '../../../shared/i18n/i18n.ts';
import type { MenuContent, MenuEntry } from '../../../shared/ui/menu/menu-entry.ts';
import type { StoreChange } from './change/ChangeStoreDialog.tsx';

interface StoreMenuActions {
  readonly change: (what: StoreChange) => void;
  readonly disconnect: () => unknown;
}

/** Returns the menu of a store's actions, except synchronizing. */
export function storeMenu(store: Store, { change, disconnect }: StoreMenuActions): MenuContent {
  const { name, kind, hasCredentials } = store;
  const entry = (id: StoreChange, icon: MenuEntry['icon']): MenuEntry => ({
    id,
    label: i18n.t(id === 'credentials' && !hasCredentials ? 'stores:change.addCredentials' : `stores:change.${id}`),
    icon,
    run: () => change(id),
  });
  const ofKind: Readonly<Record<Store['kind'], readonly MenuEntry[]>> = {
    woocommerce: [entry('credentials', <IconKey size={16} />)],
    shopify: [entry('credentials', <IconKey size={16} />)],
    feed: [entry('columns', <IconColumns3 size={16} />)],
    file: [],
    demo: [],
  };
  return {
    label: i18n.t('stores:menu', { name }),
    groups: [
      [entry('name', <IconPencil size={16} />), ...ofKind[kind]],
      [
        {
          id: 'disconnect',
          label: i18n.t('stores:disconnect'),
          icon: <IconPlugConnectedX size={16} />,
          danger: true,
          run: disconnect,
        },
      ],
    ],
  };
}
