import { changeStatus } from '../change-status.ts';
import { type EditorSession, openDialog } from '../editor-session.ts';

/** Publishes the mail, or first shows what its readers would find broken. */
export async function publishChecked(session: EditorSession): Promise<void> {
  const [{ blockingFindings }, { findingsOf }] = await Promise.all([
    import('@mailwright/checks'),
    import('./findings-of.ts'),
  ]);
  const findings = findingsOf(session);
  if (blockingFindings(findings).length > 0) {
    openDialog(session, { kind: 'publish-checks', findings });
  } else await changeStatus(session, 'published');
}
