import { aiImageAccess, LIMITS } from '@mailwright/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyChunk } from '../../../../shared/missing-chunk/lazy-chunk.ts';
import type { Account } from '../../../../shared/session/account.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';
import type { ImageTabProps } from '../../core/images/chosen-image.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';

/** A tab of the image dialog. */
export interface ImageTab {
  readonly id: string;
  readonly label: 'tab.global' | 'tab.template' | 'tab.free' | 'tab.ai' | 'tab.icons';
  readonly Panel: LazyExoticComponent<ComponentType<ImageTabProps>>;
  /** Typing pauses this long before it is searched for, milliseconds. */
  readonly pause: number;
  /** Set where there is nothing to search: its images are made as they are wanted. */
  readonly searchless?: true;
  /** Dialog in which the tab is the only one: that for icons. Absent: shown wherever an image of any kind is chosen. */
  readonly only?: 'icons';
  /** Returns whether the tab is available for this template and person; absent means always. */
  readonly visible?: (session: EditorSession) => boolean;
  /** Returns whether the tab has nothing to show; absent means never. */
  readonly disabled?: (facts: ImageFacts) => boolean;
}

/** Facts about the open template that are known before a tab is opened. */
interface ImageFacts {
  readonly templateHasImages: boolean;
}

/** The tabs, in their order. What cannot be offered is not among those shown. */
const IMAGE_TABS: readonly ImageTab[] = [
  {
    id: 'global',
    label: 'tab.global',
    Panel: lazyChunk(async () => (await import('./global/GlobalTab.tsx')).GlobalTab),
    pause: LIMITS.debounce.localImageFilter,
  },
  {
    id: 'template',
    label: 'tab.template',
    Panel: lazyChunk(async () => (await import('./template/TemplateTab.tsx')).TemplateTab),
    pause: LIMITS.debounce.localImageFilter,
    disabled: ({ templateHasImages }) => !templateHasImages,
  },
  {
    id: 'free',
    label: 'tab.free',
    Panel: lazyChunk(async () => (await import('./free/FreeTab.tsx')).FreeTab),
    pause: LIMITS.debounce.stockSearch,
  },
  {
    id: 'ai',
    label: 'tab.ai',
    Panel: lazyChunk(async () => (await import('./ai/AiTab.tsx')).AiTab),
    pause: LIMITS.debounce.localImageFilter,
    searchless: true,
    visible: () => offersAiImages(currentSession()?.account),
  },
  {
    id: 'icons',
    label: 'tab.icons',
    Panel: lazyChunk(async () => (await import('../icons/IconsTab.tsx')).IconsTab),
    pause: LIMITS.debounce.stockSearch,
    only: 'icons',
  },
];

/** Also to those who learn there what it takes. */
function offersAiImages(account: Account | undefined): boolean {
  return account !== undefined && aiImageAccess(account.ai.images, account) !== 'hidden';
}

/** The tabs of a dialog that offers everything, or nothing but icons. */
export function tabsFor(session: EditorSession, only?: 'icons'): readonly ImageTab[] {
  const visible = IMAGE_TABS.filter((tab) => tab.visible?.(session) ?? true);
  const fitting = visible.filter((tab) => tab.only === only);
  return fitting.length > 0 ? fitting : visible.filter((tab) => tab.only === undefined);
}
