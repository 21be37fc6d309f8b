import type { HideOn } from '@mailwright/document';
import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { FieldRow } from '../../../core/inputs/FieldRow.tsx';
import { notifyRefusal } from '../../../core/session/refusal.ts';
import { useEditorSession } from '../../../core/session/use-editor-session.ts';
import type { StyleSectionProps } from '../sections.ts';

/** As the specification has them first, then what shows where those are hidden. */
const OFFERED: readonly HideOn[] = ['tablet', 'mobile', 'desktop', 'desktop-tablet'];

/** The hide-element option: no, tablet, mobile, and the other way about. */
export function VisibilitySection({ edit, nodes }: StyleSectionProps) {
  const t = useT('panels');
  const id = useId();
  const { editor } = useEditorSession();
  const [first] = nodes;
  const mixed = nodes.some(({ style }) => style.hideOn !== first?.style.hideOn);
  const write = (hideOn: HideOn | null) => {
    notifyRefusal(editor.run({ type: 'updateStyle', ids: nodes.map((node) => node.id), style: { hideOn } }));
  };
  return (
    <FieldRow
      label={t('style.hideOn')}
      htmlFor={id}
      onReset={edit.disabled || nodes.every(({ style }) => style.hideOn === undefined) ? undefined : () => write(null)}
    >
      <NativeSelect
        id={id}
        size="xs"
        disabled={edit.disabled}
        value={mixed ? 'mixed' : (first?.style.hideOn ?? 'no')}
        data={[
          ...(mixed ? [{ value: 'mixed', label: t('style.mixed'), disabled: true }] : []),
          { value: 'no', label: t('hide.no') },
          ...OFFERED.map((value) => ({ value, label: t(`hide.${value}`) })),
        ]}
        onChange={(event) => {
          const choice = event.currentTarget.value;
          write(OFFERED.find((value) => value === choice) ?? null);
        }}
      />
    </FieldRow>
  );
}
