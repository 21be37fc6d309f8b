import type { StyleKey } from '@mailwright/document';
import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { StyleRow } from '../../core/styles/StyleRow.tsx';
import type { StyleEdit } from '../../core/styles/style-edit.ts';

interface StyleSelectProps {
  readonly edit: StyleEdit;
  readonly style: StyleKey;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Value that applies when neither the block nor its defaults set one. */
  readonly initial: string;
}

/** A style with more values than stand side by side. */
export function StyleSelect({ edit, style, label, choices, initial }: StyleSelectProps) {
  const t = useT('panels');
  const id = useId();
  const mixed = edit.mixed.has(style);
  return (
    <StyleRow edit={edit} styles={[style]} label={label} htmlFor={id}>
      <NativeSelect
        id={id}
        size="xs"
        disabled={edit.disabled}
        value={mixed ? '' : String(edit.own[style] ?? edit.inherited[style] ?? initial)}
        data={[...(mixed ? [{ value: '', label: t('style.mixed'), disabled: true }] : []), ...choices]}
        onChange={(event) => {
          edit.write({ [style]: event.currentTarget.value });
          edit.done();
        }}
      />
    </StyleRow>
  );
}
