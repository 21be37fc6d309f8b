import { FONT_STACKS } from '@mailwright/document';
import { NativeSelect } from '@mantine/core';
import { IconAlignCenter, IconAlignJustified, IconAlignLeft, IconAlignRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { FieldRow } from '../FieldRow.tsx';
import { LineHeight } from './LineHeight.tsx';
import { StyleChoice } from './StyleChoice.tsx';
import { StyleColor } from './StyleColor.tsx';
import { StyleNumber } from './StyleNumber.tsx';
import type { StyleSectionProps } from './sections.ts';

export function TypographySection({ edit }: StyleSectionProps) {
  const t = useT('editor');
  const id = useId();
  const fontSet = edit.own.fontFamily !== undefined || edit.mixed.has('fontFamily');
  return (
    <>
      <FieldRow
        label={t('style.font')}
        htmlFor={id}
        onReset={fontSet && !edit.disabled ? () => edit.reset(['fontFamily']) : undefined}
      >
        <NativeSelect
          id={id}
          size="xs"
          disabled={edit.disabled}
          value={edit.mixed.has('fontFamily') ? '' : (edit.own.fontFamily ?? '')}
          data={[
            { value: '', label: edit.mixed.has('fontFamily') ? t('style.mixed') : t('style.ofTheMail') },
            ...FONT_STACKS.map(({ name, stack }) => ({ value: stack, label: name })),
          ]}
          onChange={(event) => {
            edit.write({ fontFamily: event.currentTarget.value === '' ? undefined : event.currentTarget.value });
            edit.done();
          }}
        />
      </FieldRow>
      <StyleNumber edit={edit} style="fontSize" label={t('style.fontSize')} min={8} max={120} step={1} unit="px" />
      <StyleChoice
        edit={edit}
        style="fontWeight"
        label={t('style.weight')}
        choices={[
          { value: 'normal', label: t('weight.normal') },
          { value: 'bold', label: t('weight.bold') },
        ]}
      />
      <StyleColor edit={edit} style="color" label={t('style.color')} />
      <LineHeight edit={edit} />
      <StyleNumber
        edit={edit}
        style="letterSpacing"
        label={t('style.letterSpacing')}
        initial={0}
        min={-5}
        max={20}
        step={0.5}
        unit="px"
      />
      <StyleChoice
        edit={edit}
        style="textAlign"
        label={t('style.textAlign')}
        choices={[
          { value: 'left', label: t('align.left'), icon: IconAlignLeft },
          { value: 'center', label: t('align.center'), icon: IconAlignCenter },
          { value: 'right', label: t('align.right'), icon: IconAlignRight },
          { value: 'justify', label: t('align.justify'), icon: IconAlignJustified },
        ]}
      />
    </>
  );
}
