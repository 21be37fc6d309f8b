import { LIMITS } from '@mailwright/contract';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { refreshLists } from '../../core/template/refresh-lists.ts';

/**
 * Keeps the lock while the template is open: renews it every 30 seconds and as soon as the page is back from sleep, from
 * the background or from offline, and gives it back when the page goes away. Returns what ends that and gives it back.
 */
export function keepLock({ lock, state }: Pick<EditorSession, 'lock' | 'state'>): () => void {
  if (lock.number() === undefined) lock.renew();
  const timer = window.setInterval(lock.renew, LIMITS.lock.renewEvery);
  const onVisible = () => {
    if (document.visibilityState === 'visible') lock.renew();
  };
  const onHide = () => {
    // What is being saved needs the lock until it is stored; given back by nobody, it runs out by itself.
    if (!state.getState().saving) void lock.release();
  };
  window.addEventListener('online', lock.renew);
  window.addEventListener('pageshow', onVisible);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pagehide', onHide);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('online', lock.renew);
    window.removeEventListener('pageshow', onVisible);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pagehide', onHide);
    void lock.release().then((given) => given && refreshLists());
  };
}
