import { endpoints } from '@mailwright/contract';
import { Anchor } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './IconSearch.module.css';

/** Shows the rights to the icons. `trademarks`: logos are among those shown. */
export function IconNotes({ trademarks }: { readonly trademarks: boolean }) {
  const t = useT('icons');
  return (
    <div className={classes.notes}>
      <span role="status">{trademarks ? t('trademarks') : t('free')}</span>
      <Anchor size="xs" href={endpoints.icons.licenses.path} target="_blank" rel="noopener">
        {t('licenses')}
      </Anchor>
    </div>
  );
}
