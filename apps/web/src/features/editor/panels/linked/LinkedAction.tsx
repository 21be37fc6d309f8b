import { Button } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { EditorAction } from '../../actions/action.ts';
import { useAction } from '../../actions/use-action.ts';

/** Shows an action for a linked module, as a button with words. */
export function LinkedAction({ action }: { readonly action: EditorAction }) {
  const t = useT('editor');
  const { visible, enabled, run } = useAction(action);
  if (!visible) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<action.icon size={15} stroke={1.7} />}
      disabled={!enabled}
      onClick={run}
    >
      {t(action.label)}
    </Button>
  );
}
