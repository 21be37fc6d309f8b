import type { FindingInfo, SamplePerson } from '@mailwright/contract';
import type { GeneralSettings, NodeId } from '@mailwright/document';
import { createStore } from 'zustand/vanilla';
import type { PendingImages } from '../images/pending-images.ts';
import type { ForeignElement } from '../island/foreign-element.ts';
import type { PreviewReader } from './preview-reader.ts';

/** The tabs of the left panel. */
export type LeftTab = 'blocks' | 'modules' | 'advanced' | 'layers';

export type Device = 'desktop' | 'tablet' | 'phone';

/** A field of the selected block, or of an item that it holds. */
export type FieldPlace = Pick<FindingInfo, 'item'> & { readonly prop: string };

/** View settings of the editor; nothing in here is saved with the mail. */
export interface EditorView {
  readonly device: Device;
  /** Percent; step 5, reset 100. */
  readonly zoom: number;
  readonly preview: boolean;
  /** The device that was edited when the preview began: what is chosen in it ends with it. */
  readonly editedDevice: Device;
  /** The preview shows what readers in dark mode get. */
  readonly darkPreview: boolean;
  /** There is no room for panels: a tap selects, another opens the text, and a bar has the rest. */
  readonly compact: boolean;
  readonly showBorders: boolean;
  /** General settings as their dialog would apply them: the canvas shows them, the document does not have them. */
  readonly settingsPreview: Partial<GeneralSettings> | null;
  readonly leftTab: LeftTab;
  /** Layers that the canvas leaves out while the mail keeps them; never in a preview. */
  readonly hidden: ReadonlySet<NodeId>;
  /** An element of foreign HTML that is selected in its node; read through `selectedForeignElement`. */
  readonly foreignElement: ForeignElement | null;
  /** Changes of the selected foreign element's words and link go to its twin for Outlook, too. */
  readonly outlookToo: boolean;
  /**
   * An input of the panel that is about to get the focus: that of a field, or a group of the selected foreign
   * element's.
   */
  readonly panelFocus: 'image' | 'link' | FieldPlace | null;
  /** The node whose text is being edited in place; of foreign HTML the text around the selected foreign element. */
  readonly editingText: NodeId | null;
  /** Position of the open menu for the selection, client coordinates of the top window. */
  readonly contextMenu: { readonly x: number; readonly y: number } | null;
  /** Pictures on their way to places of the mail. */
  readonly pendingImages: PendingImages | null;
  /** Reader of the preview; null for the samples of the merge fields. */
  readonly person: SamplePerson | null;
  /** Adapter of the mail to its reader for the preview; null until it is loaded. */
  readonly reader: PreviewReader | null;
  /** Last sentence for the live region. */
  readonly announcement: string;
}

/** One per open editor. */
export function createViewStore() {
  return createStore<EditorView>()(() => ({
    device: 'desktop',
    zoom: 100,
    preview: false,
    editedDevice: 'desktop',
    darkPreview: false,
    compact: false,
    showBorders: false,
    settingsPreview: null,
    leftTab: 'blocks',
    hidden: new Set(),
    foreignElement: null,
    outlookToo: true,
    panelFocus: null,
    editingText: null,
    contextMenu: null,
    pendingImages: null,
    person: null,
    reader: null,
    announcement: '',
  }));
}

export type ViewStore = ReturnType<typeof createViewStore>;
