/**
 * Loads the script `start-again.js` when a part of the program fails to load at the start. While servers are replaced, the page
 * may be of one release and request a part from a server of the other, which does not have it: then the program never runs.
 * This script, with the same name in every release, runs before it. It is part of every page's beginning, so everything else is
 * loaded when it is needed.
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
