import { Button } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { UpdateNotice } from '../core/panels/UpdateNotice.tsx';
import { type RuleUpdateNotice, ruleUpdateNotices, takeRuleUpdates } from '../core/products/product-rule.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';

/** Says over the canvas of a mail that was opened that its rules give other products by now; nothing changes unasked. */
export function ProductUpdateNotice() {
  const t = useT('products');
  const session = useEditorSession();
  const { editor } = session;
  const [notices, setNotices] = useState<readonly RuleUpdateNotice[]>([]);
  useEffect(() => {
    let isShown = true;
    void ruleUpdateNotices(editor.getState().document).then((found) => isShown && setNotices(found));
    return () => {
      isShown = false;
    };
  }, [editor]);
  if (notices.length === 0) return null;
  const close = () => setNotices([]);
  const update = () => {
    takeRuleUpdates(session, notices);
    close();
  };
  return (
    <div role="status">
      <UpdateNotice
        icon={IconShoppingBag}
        sentence={t('news', { count: notices.length })}
        later={t('news.later')}
        onClose={close}
      >
        <Button size="compact-sm" onClick={update}>
          {t('news.update')}
        </Button>
      </UpdateNotice>
    </div>
  );
}
