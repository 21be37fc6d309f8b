import type { DndMode } from '@mailwright/contract';
import { changeMode } from '../../../shared/settings/change-mode.ts';
import { type EditorSession, isDirty } from './editor-session.ts';

/** Changes the editor mode. Unsaved work is kept on this device over the reload, and offered after it. */
export function switchMode(session: EditorSession, mode: DndMode): Promise<void> {
  return changeMode(mode, () => keepForReload(session));
}

/** Where this device cannot keep the work, the browser asks before the page goes, as on any other reload. */
export async function keepForReload(session: EditorSession): Promise<void> {
  const kept = await session.work.keep();
  session.state.setState({ reloading: kept || !isDirty(session) });
}
