import type { Product } from '@mailwright/contract';
import type { EmailDocument, NodeId } from '@mailwright/document';

/** Target of chosen products: a block, or wherever the caller writes one product. */
export type ProductTarget =
  | {
      readonly nodeId: NodeId;
      /** The block has just come into the mail by this document: it takes the look of the others. */
      readonly inserted?: EmailDocument;
    }
  | {
      /** Writes it; false when it cannot be taken, which has been told. */
      readonly take: (product: Product) => boolean;
    };
