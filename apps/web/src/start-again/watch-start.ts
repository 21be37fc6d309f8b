/**
 * While nodes are replaced, the page may be of one release and be asked of a node of the other, which has no such part: the
 * program never runs, so this script, which has the same name in every release, stands before it. It is part of what each
 * page begins with, so all else is fetched when it is needed.
 */
function watchStart(): void {
  const root = () => document.getElementById('root');
  let isMissing = false;
  const startAgain = () => {
    // From the first drawing on, the app tells of it itself.
    if (isMissing || root()?.hasChildNodes()) return;
    isMissing = true;
    document.head.append(Object.assign(document.createElement('script'), { src: '/start-again.js' }));
  };
  const seen = ({ target }: Event) => /\/assets\//.test(Object(target).src ?? Object(target).href) && startAgain();
  window.addEventListener('error', seen, true);
  window.addEventListener('vite:preloadError', startAgain);
}

watchStart();
