import { IconMoon } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { useEditorSession, useView } from '../../session/use-editor-session.ts';

/** Shows the mail as readers in dark mode get it. */
export function DarkPreviewButton({ size }: { readonly size: number }) {
  const t = useT('editor');
  const { view } = useEditorSession();
  const isDark = useView(({ darkPreview }) => darkPreview);
  return (
    <IconButton
      label={t('device.darkPreview')}
      icon={<IconMoon size={17} stroke={1.7} />}
      variant={isDark ? 'filled' : 'default'}
      size={size}
      aria-pressed={isDark}
      onClick={() => view.setState({ darkPreview: !isDark })}
    />
  );
}
