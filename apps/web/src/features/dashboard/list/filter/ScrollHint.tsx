import { LIMITS } from '@mailwright/contract';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './ScrollHint.module.css';

const { appearsAfter, hidesAfterPixels } = LIMITS.scrollHint;

/** Returns whether a page was scrolled far enough or to its end; all values in pixels. */
export function isHintOver(page: { readonly scrolled: number; readonly sight: number; readonly height: number }) {
  return page.scrolled >= hidesAfterPixels || page.scrolled + page.sight >= page.height;
}

/**
 * Shows that there is more below. It appears after a delay, and disappears once the page was scrolled or its end was reached.
 */
export function ScrollHint() {
  const t = useT('dashboard');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const seen = () =>
      isHintOver({
        scrolled: window.scrollY,
        sight: window.innerHeight,
        height: document.documentElement.scrollHeight,
      });
    const timer = setTimeout(() => setShown(!seen()), appearsAfter);
    const onScroll = () => seen() && setShown(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  if (!shown) return null;
  return (
    <div className={classes.hint} aria-hidden="true">
      <IconArrowDown size={14} stroke={2} />
      {t('list.scrollHint')}
    </div>
  );
}
