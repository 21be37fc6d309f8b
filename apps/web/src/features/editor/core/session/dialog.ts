import type { Asset, Category, CustomModule, FindingInfo } from '@mailwright/contract';
import type { EmailDocument, NodeId } from '@mailwright/document';
import type { InsertAs } from '../../../../shared/modules/insert-as.ts';
import type { ImageTarget } from '../images/chosen-image.ts';
import type { ModuleUpdate } from '../linked/module-status.ts';
import type { SavableNodes } from '../linked/savable-nodes.ts';
import type { ProductTarget } from '../products/product-target.ts';
import type { RefusedInfo } from '../template/refused-info.ts';
import type { StaleSave } from '../template/stale-save.ts';

/** Facts about a module whose uses are shown; `version` is its latest one. */
export type ImpactModule = Pick<CustomModule, 'id' | 'name' | 'version'>;

/** Reason why a plan locks a block. */
export type PlanReason = 'PLAN_PRODUCTS' | 'PLAN_CUSTOM_CODE';

/** The dialogs of the editor; one is open at a time. */
export type EditorDialog =
  | { readonly kind: 'general-settings' }
  | { readonly kind: 'template-info'; readonly refused?: RefusedInfo }
  | { readonly kind: 'in-my-brand' }
  | { readonly kind: 'clean-canvas' }
  | { readonly kind: 'view-code' }
  | { readonly kind: 'import-code' }
  | { readonly kind: 'convert-to-blocks'; readonly nodeId: NodeId }
  | { readonly kind: 'template-css' }
  | { readonly kind: 'links' }
  | { readonly kind: 'sample-people' }
  | { readonly kind: 'people-matrix' }
  | { readonly kind: 'test-mail' }
  | { readonly kind: 'export' }
  | {
      readonly kind: 'custom-code';
      readonly code: string;
      readonly readOnly: boolean;
      /** False when the document does not take the code. */
      readonly apply: (code: string) => boolean;
    }
  | {
      readonly kind: 'images';
      /** Nothing but icons is offered. */
      readonly only?: 'icons';
      readonly target: ImageTarget;
    }
  | {
      readonly kind: 'picture-editor';
      /** The picture that is edited, as documents name it. */
      readonly source: string;
      /** Place that gets the edited picture. */
      readonly target: ImageTarget;
    }
  | {
      readonly kind: 'replace-image';
      /** The image of the library that goes. */
      readonly image: Asset;
      /** Dialog that was open before and opens again afterwards. */
      readonly back: EditorDialog | null;
    }
  | { readonly kind: 'products'; readonly target: ProductTarget }
  | { readonly kind: 'change-plan' }
  | {
      readonly kind: 'plan-locked';
      readonly reason: PlanReason;
      /** Of the block that is locked. */
      readonly name: string;
    }
  | {
      readonly kind: 'product-updates';
      /** The one block that is brought up to date; absent for all of the mail. */
      readonly nodeId?: NodeId;
      /** Dialog that was open before and opens again afterwards. */
      readonly back?: EditorDialog;
    }
  | { readonly kind: 'save-module'; readonly saved: SavableNodes }
  | { readonly kind: 'module'; readonly module: CustomModule }
  | { readonly kind: 'move-module'; readonly module: CustomModule }
  | { readonly kind: 'module-category'; readonly category?: Category }
  | {
      readonly kind: 'insert-module-as';
      readonly module: Pick<CustomModule, 'name' | 'canEdit'>;
      /** null when nothing is inserted. */
      readonly answer: (as: InsertAs | null) => void;
    }
  | {
      readonly kind: 'module-impact';
      readonly module: ImpactModule;
      /** Makes the working copy the next version; its number, or null where it was not made. */
      readonly publish?: () => Promise<number | null>;
    }
  | { readonly kind: 'notes' }
  | { readonly kind: 'versions' }
  | { readonly kind: 'convert' }
  | { readonly kind: 'draft-found' }
  | { readonly kind: 'save-failed' }
  | { readonly kind: 'stale-revision'; readonly stale: StaleSave }
  | { readonly kind: 'locked'; readonly sentence: string }
  | { readonly kind: 'publish-checks'; readonly findings: readonly FindingInfo[] }
  | { readonly kind: 'module-updates'; readonly updates: readonly ModuleUpdate[] }
  | {
      readonly kind: 'brand-update';
      readonly before: EmailDocument;
      readonly after: EmailDocument;
      readonly update: () => void;
    }
  | { readonly kind: 'published' }
  | { readonly kind: 'stop-sharing' }
  | { readonly kind: 'unlock' };
