import type { StoreKind } from '@mailwright/contract';
import {
  IconBuildingStore,
  IconFileSpreadsheet,
  IconRss,
  IconShoppingBag,
  IconShoppingCart,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';

const ICONS = {
  woocommerce: IconShoppingCart,
  shopify: IconShoppingBag,
  feed: IconRss,
  file: IconFileSpreadsheet,
  demo: IconBuildingStore,
} satisfies Record<StoreKind, unknown>;

/** Returns the icon of a kind of store. */
export function storeIcon(kind: StoreKind, size: number): ReactNode {
  const Icon = ICONS[kind];
  return <Icon size={size} stroke={1.6} aria-hidden />;
}
