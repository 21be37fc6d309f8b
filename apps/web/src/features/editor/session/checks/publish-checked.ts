import { changeStatus } from '../change-status.ts';
import { type EditorSession, openDialog } from '../editor-session.ts';
import { severityOf } from './finding.ts';

/** Publishes the mail, or first shows what its readers would find broken. */
export async function publishChecked(session: EditorSession): Promise<void> {
  const { findingsOf } = await import('./findings-of.ts');
  const findings = findingsOf(session);
  if (findings.some(({ check }) => severityOf(check) === 'error')) {
    openDialog(session, { kind: 'publish-checks', findings });
  } else await changeStatus(session, 'published');
}
