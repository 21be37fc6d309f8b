import type { DocumentNode, GeneralSettings, NodeStyle } from '@mailwright/document';
import type { ReportCollector } from '../../report-collector.ts';
import type { ImportCode } from '../import-node.ts';

/** Data with which blocks are built. */
export interface BuildContext {
  readonly settings: GeneralSettings;
  readonly report: ReportCollector;
  /** The block that keeps code as it is. */
  readonly island: (code: ImportCode, style: NodeStyle) => DocumentNode;
}
