import { endpoints, LIMITS } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import { linkedModuleIds } from '../../core/linked/module-status.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';

/**
 * Tells the server that the mail is open here as long as it is linked to modules, so that nothing changes it meanwhile,
 * and learns how they stand: at once, every 30 seconds, and whenever somebody comes back to the window. Returns what
 * ends it.
 */
export function keepOpen(session: EditorSession): () => void {
  const { editor, state, work } = session;
  const { id } = state.getState().template;
  let isTold = false;
  let ended = false;
  let told = '';

  const tell = async (isClosing = false) => {
    const modules = linkedModuleIds(editor.getState().document).slice(0, LIMITS.modules.linked);
    told = modules.join();
    if (modules.length === 0 && !isTold) return;
    isTold = !isClosing;
    const body = { editor: work.opening, modules: [...modules], isClosing };
    try {
      const answer = await call(
        endpoints.customModules.openTemplate,
        { params: { id }, body },
        { keepalive: isClosing },
      );
      if (ended || isClosing) return;
      const news = answer.modules.map((module) => [module.moduleId, module] as const);
      state.setState(({ moduleUpdateNotices }) => ({
        moduleUpdateNotices: new Map([...moduleUpdateNotices, ...news]),
      }));
    } catch {
      // The next time tells.
    }
  };
  const back = () => {
    if (document.visibilityState === 'visible') void tell();
  };
  const close = () => void tell(true);
  const stopFollowing = editor.subscribe((now, before) => {
    if (now.document !== before.document && linkedModuleIds(now.document).join() !== told) void tell();
  });
  const timer = window.setInterval(() => void tell(), LIMITS.modules.openEvery);
  window.addEventListener('focus', back);
  document.addEventListener('visibilitychange', back);
  window.addEventListener('pagehide', close);
  void tell();
  return () => {
    ended = true;
    stopFollowing();
    window.clearInterval(timer);
    window.removeEventListener('focus', back);
    document.removeEventListener('visibilitychange', back);
    window.removeEventListener('pagehide', close);
    if (isTold) close();
  };
}
