import type { DndMode } from '@mailwright/contract';
import { writeSetting } from '../../../../shared/local-settings.ts';
import { changeMode } from '../../../../shared/settings/change-mode.ts';
import { type EditorSession, isDirty } from './editor-session.ts';

/** Changes the editor mode. Unsaved work goes on after the reload. */
export function switchMode(session: EditorSession, mode: DndMode): Promise<void> {
  return changeMode(mode, () => keepForReload(session));
}

/**
 * Stores the work before the page reloads. When this device cannot store it, the browser asks before the page is left, as
 * on any other reload.
 */
export async function keepForReload(session: EditorSession): Promise<void> {
  const kept = await session.work.keep();
  if (kept && isDirty(session)) writeSetting('carriedWork', session.work.opening);
  session.state.setState({ reloading: kept || !isDirty(session) });
}
