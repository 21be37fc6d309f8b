import { Button, CloseButton } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { type RuleUpdateNotice, ruleUpdateNotices, takeRuleUpdates } from '../core/products/product-rule.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';
import classes from './ProductUpdateNotice.module.css';

/** Says over the canvas of a mail that was opened that its rules give other products by now; nothing changes unasked. */
export function ProductUpdateNotice() {
  const t = useT('products');
  const session = useEditorSession();
  const { editor } = session;
  const [news, setNews] = useState<readonly RuleUpdateNotice[]>([]);
  useEffect(() => {
    let isShown = true;
    void ruleUpdateNotices(editor.getState().document).then((found) => isShown && setNews(found));
    return () => {
      isShown = false;
    };
  }, [editor]);
  if (news.length === 0) return null;
  const close = () => setNews([]);
  const update = () => {
    takeRuleUpdates(session, news);
    close();
  };
  return (
    <div className={classes.place} role="status">
      <div className={classes.bar}>
        <IconShoppingBag size={16} stroke={1.8} aria-hidden="true" />
        <span className={classes.words}>{t('news', { count: news.length })}</span>
        <Button size="compact-sm" onClick={update}>
          {t('news.update')}
        </Button>
        <CloseButton size="sm" aria-label={t('news.later')} onClick={close} />
      </div>
    </div>
  );
}
