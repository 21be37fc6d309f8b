import { Indicator } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { lazy, useEffect, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../shared/ui/menu/MenuButton.tsx';
import { prefetchWhenIdle } from '../core/session/prefetch-when-idle.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';

const load = () => import('./ChecksPopup.tsx');
const ChecksPopup = lazy(async () => {
  const { ChecksPopup, loadWords } = await load();
  await loadWords();
  return { default: ChecksPopup };
});

/** Shows what is wrong with the mail, found when the button is pressed; the number remains until the mail changes. */
export function ChecksButton() {
  const t = useT('editor');
  const session = useEditorSession();
  const [count, setCount] = useState(0);
  useEffect(() => prefetchWhenIdle(async () => (await load()).loadWords()), []);
  useEffect(
    () =>
      session.editor.subscribe(({ document }, previous) => {
        if (document !== previous.document) setCount(0);
      }),
    [session],
  );
  return (
    <MenuButton
      width={340}
      preload={load}
      popup={(frame) => <ChecksPopup {...frame} onFound={setCount} />}
      button={(trigger) => (
        <Indicator
          label={count}
          disabled={count === 0}
          size={15}
          offset={5}
          color="var(--mw-danger)"
          styles={{ indicator: { fontSize: 10, pointerEvents: 'none' } }}
        >
          <IconButton
            {...trigger}
            aria-haspopup="dialog"
            label={t('checks.open')}
            icon={<IconListCheck size={18} stroke={1.7} />}
          />
        </Indicator>
      )}
    />
  );
}
