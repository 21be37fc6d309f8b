import { Text } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useView } from '../../core/session/use-editor-session.ts';
import { BothCheckbox } from './BothCheckbox.tsx';
import { ForeignInput } from './ForeignInput.tsx';
import type { ForeignElementEditing } from './use-foreign-element-editing.ts';

/** The words of a foreign element, run by run where markup stands between them: nothing of it can be lost that way. */
export function ForeignTexts({ edit }: { readonly edit: ForeignElementEditing }) {
  const t = useT('editor');
  const panels = useT('panels');
  const both = useView((view) => view.outlookToo);
  const { runs, moreRuns, link } = edit.view;
  const [only] = runs;
  const twinLink = link?.hasTwin && runs.length === 1 ? link.element : undefined;
  const write = (text: number, value: string) => {
    const words = value.replace(/\s+/g, ' ').trim();
    const twin = twinLink !== undefined && both ? { twin: { link: twinLink, text: words } } : {};
    return edit.change({ edit: { kind: 'text', text, value: words }, step: 'partText', ...twin });
  };
  return (
    <>
      {runs.map(({ text, value, readOnly }, index) => (
        <ForeignInput
          key={text}
          lines
          label={only && runs.length === 1 ? t('part.text') : panels('part.textNumber', { number: index + 1 })}
          value={value}
          disabled={edit.disabled || readOnly}
          onChange={(typed) => write(text, typed)}
          onDone={edit.done}
        />
      ))}
      {runs.some(({ readOnly }) => readOnly) && (
        <Text size="xs" c="dimmed">
          {panels('part.readOnlyText')}
        </Text>
      )}
      {moreRuns && (
        <Text size="xs" c="dimmed">
          {panels('part.moreTexts')}
        </Text>
      )}
      {twinLink !== undefined && <BothCheckbox disabled={edit.disabled} />}
    </>
  );
}
