import { followKits } from '@mailwright/blocks';
import { Button } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useBrands } from '../../../shared/brand/use-brands.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { UpdateNotice } from '../core/panels/UpdateNotice.tsx';
import { loadRewriting } from '../core/rewriting/load-rewriting.ts';
import { openDialog } from '../core/session/editor-session.ts';
import { notifyRefusal } from '../core/session/refusal.ts';
import { useEditorSession, useEditorState } from '../core/session/use-editor-session.ts';

/** Says over the canvas that a brand has changed that values of the mail were taken from. */
export function BrandUpdateNotice() {
  const t = useT('brand');
  const session = useEditorSession();
  const { editor } = session;
  const document = useEditorState((state) => state.document);
  const brands = useBrands();
  const [closed, setClosed] = useState(false);
  const after = useMemo(() => followKits(document, brands), [document, brands]);
  if (after === document || closed) return null;
  const update = async () => {
    await loadRewriting(session);
    const next = followKits(editor.getState().document, brands);
    notifyRefusal(editor.run({ type: 'replaceDocument', document: next, action: 'brand' }));
  };
  return (
    <div role="status">
      <UpdateNotice
        icon={IconPalette}
        sentence={t('changedBar')}
        later={t('changedBar.later')}
        onClose={() => setClosed(true)}
      >
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            openDialog(session, { kind: 'brand-update', before: document, after, update: () => void update() })
          }
        >
          {t('changedBar.look')}
        </Button>
        <Button size="compact-sm" onClick={() => void update()}>
          {t('changedBar.update')}
        </Button>
      </UpdateNotice>
    </div>
  );
}
