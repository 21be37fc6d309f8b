import { Checkbox } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useEditorSession, useView } from '../../core/session/use-editor-session.ts';

/** Asks whether a change of a link also changes its twin for Outlook; the same for its words and its address. */
export function BothCheckbox({ disabled }: { readonly disabled: boolean }) {
  const t = useT('panels');
  const { view } = useEditorSession();
  return (
    <Checkbox
      size="xs"
      label={t('part.both')}
      checked={useView(({ outlookToo }) => outlookToo)}
      disabled={disabled}
      onChange={(event) => view.setState({ outlookToo: event.currentTarget.checked })}
    />
  );
}
