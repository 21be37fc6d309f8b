import { useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ColorBox } from '../../inputs/ColorBox.tsx';
import { FieldRow } from '../FieldRow.tsx';
import type { StyleEdit } from './style-edit.ts';

interface StyleColorProps {
  readonly edit: StyleEdit;
  readonly style: 'color' | 'backgroundColor' | 'borderColor';
  readonly label: string;
}

export function StyleColor({ edit, style, label }: StyleColorProps) {
  const t = useT('editor');
  const id = useId();
  const mixed = edit.mixed.has(style);
  const isSet = edit.own[style] !== undefined || mixed;
  return (
    <FieldRow label={label} htmlFor={id} onReset={isSet && !edit.disabled ? () => edit.reset([style]) : undefined}>
      <ColorBox
        id={id}
        label={label}
        value={edit.own[style] ?? edit.inherited[style] ?? ''}
        placeholder={mixed ? t('style.mixed') : t('style.none')}
        disabled={edit.disabled}
        onChange={(color) => edit.write({ [style]: color })}
        onDone={edit.done}
      />
    </FieldRow>
  );
}
