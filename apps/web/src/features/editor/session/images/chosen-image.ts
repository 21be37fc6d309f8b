import type { NodeId } from '@mailwright/document';
import type { ForeignElement } from '../island/foreign-element.ts';

/** An image that was chosen in a tab of the image dialog. */
export interface ChosenImage {
  /** As documents store it: a path of this server, or a whole address. */
  readonly src: string;
  /** Pixels of the file; 0 where they are not known. */
  readonly width: number;
  readonly height: number;
  /** The icon of the library that it was drawn from; the color is '' where it has colors of its own. */
  readonly icon?: { readonly id: string; readonly color: string; readonly size: number };
  /** What it shows, in the language of the mail. */
  readonly alt?: string;
  /** What its license asks to be said of it in the mail. */
  readonly credit?: {
    /** The whole line. */
    readonly text: string;
    /** The work's own page. */
    readonly href: string;
    /** What the line ends with, and where its terms stand. */
    readonly license?: { readonly text: string; readonly href: string };
  };
}

/** What every tab of the image dialog is given. */
export interface ImageTabProps {
  /** What is searched for, once typing has paused; '' for everything. */
  readonly query: string;
  readonly onChoose: (image: ChosenImage) => void;
}

/** Where a chosen image goes: to a prop of a block, to a picture of foreign HTML, or wherever the one who asked writes it. */
export type ImageTarget =
  | { readonly nodeId: NodeId; readonly prop: string }
  | { readonly foreignElement: ForeignElement }
  | {
      /** The address that stands there now; '' for none. */
      readonly current: string;
      /** Writes it as one step of the history; false when the document does not take it. */
      readonly apply: (image: ChosenImage) => boolean;
    };
