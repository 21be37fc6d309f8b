import type { ImpactModule } from '../session/dialog.ts';
import { type EditorSession, openDialog } from '../session/editor-session.ts';

/**
 * Shows where a module is used and what a version changes there, and has templates updated. With `publish`, before
 * its working copy becomes the next version: that makes it so and answers its number, or null where it was not made.
 */
export function openModuleImpact(
  session: EditorSession,
  module: ImpactModule,
  publish?: () => Promise<number | null>,
): void {
  openDialog(session, { kind: 'module-impact', module, ...(publish && { publish }) });
}
