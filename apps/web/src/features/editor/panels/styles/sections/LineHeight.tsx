import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { StyleRow } from '../StyleRow.tsx';
import type { StyleEdit } from '../style-edit.ts';

/** Line heights of the specification, percent; "inherit" is no value of its own. */
const LINE_HEIGHTS = [100, 120, 150, 200];

export function LineHeight({ edit }: { readonly edit: StyleEdit }) {
  const t = useT('panels');
  const id = useId();
  const mixed = edit.mixed.has('lineHeight');
  const own = edit.own.lineHeight;
  const offered = own === undefined || LINE_HEIGHTS.includes(own) ? LINE_HEIGHTS : [...LINE_HEIGHTS, own];
  return (
    <StyleRow edit={edit} styles={['lineHeight']} label={t('style.lineHeight')} htmlFor={id}>
      <NativeSelect
        id={id}
        size="xs"
        disabled={edit.disabled}
        value={own === undefined ? '' : String(own)}
        data={[
          { value: '', label: mixed ? t('style.mixed') : t('style.inherit') },
          ...offered.map((percent) => ({ value: String(percent), label: `${percent}%` })),
        ]}
        onChange={(event) => {
          const percent = event.currentTarget.value;
          edit.write({ lineHeight: percent === '' ? null : Number(percent) });
          edit.done();
        }}
      />
    </StyleRow>
  );
}
