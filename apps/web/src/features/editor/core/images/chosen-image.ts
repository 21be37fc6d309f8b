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
  /** Description of the image, in the language of the mail. */
  readonly alt?: string;
  /** Credit that the image's license requires in the mail. */
  readonly credit?: {
    /** The whole line. */
    readonly text: string;
    /** The work's own page. */
    readonly href: string;
    /** End of the line, and the address of the license's terms. */
    readonly license?: { readonly text: string; readonly href: string };
  };
}

/** Props of every tab of the image dialog. */
export interface ImageTabProps {
  /** Search text, once typing has paused; '' for everything. */
  readonly query: string;
  readonly onChoose: (image: ChosenImage) => void;
}

/** Target of a chosen image: a prop of a block, a picture of foreign HTML, or wherever the caller writes it. */
export type ImageTarget =
  | { readonly nodeId: NodeId; readonly prop: string }
  | { readonly foreignElement: ForeignElement }
  | {
      /** The address that stands there now; '' for none. */
      readonly current: string;
      /** Writes it as one step of the history; false when the document does not take it. */
      readonly apply: (image: ChosenImage) => boolean;
    };
