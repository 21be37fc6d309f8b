import { ActionIcon, Tooltip } from '@mantine/core';
import { IconMoon } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useEditorSession, useView } from '../session/use-editor-session.ts';

/** Shows the mail as readers in dark mode get it. */
export function DarkPreviewButton() {
  const t = useT('editor');
  const { view } = useEditorSession();
  const isDark = useView(({ darkPreview }) => darkPreview);
  return (
    <Tooltip label={t('device.darkPreview')}>
      <ActionIcon
        variant={isDark ? 'filled' : 'default'}
        size={30}
        aria-label={t('device.darkPreview')}
        aria-pressed={isDark}
        onClick={() => view.setState({ darkPreview: !isDark })}
      >
        <IconMoon size={17} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
