import { LIMITS } from '@mailwright/contract';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './ScrollHint.module.css';

const { appearsAfter, hidesAfterPixels } = LIMITS.scrollHint;

/** Says that there is more below: appears after a second, goes once the page has been scrolled or its end is reached. */
export function ScrollHint() {
  const t = useT('dashboard');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const seen = () => {
      const { scrollHeight } = document.documentElement;
      return window.scrollY >= hidesAfterPixels || window.scrollY + window.innerHeight >= scrollHeight;
    };
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
