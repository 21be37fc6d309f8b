import { useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ColorBox } from '../inputs/color/ColorBox.tsx';
import { StyleRow } from './StyleRow.tsx';
import type { StyleEdit } from './style-edit.ts';

interface StyleColorProps {
  readonly edit: StyleEdit;
  readonly style: 'color' | 'backgroundColor' | 'borderColor' | 'gradientFrom' | 'gradientTo';
  readonly label: string;
  /** Value that applies when neither the block nor its defaults set one. */
  readonly initial?: string | undefined;
}

export function StyleColor({ edit, style, label, initial }: StyleColorProps) {
  const t = useT('panels');
  const id = useId();
  const mixed = edit.mixed.has(style);
  return (
    <StyleRow edit={edit} styles={[style]} label={label} htmlFor={id}>
      <ColorBox
        id={id}
        label={label}
        value={edit.own[style] ?? ''}
        fallback={edit.inherited[style] ?? initial}
        placeholder={mixed ? t('style.mixed') : t('style.none')}
        disabled={edit.disabled}
        scheme={edit.screen === 'dark' ? 'dark' : 'light'}
        onChange={(color, named) => edit.write({ [style]: color }, named)}
        onClear={() => edit.write({ [style]: null })}
        onDone={edit.done}
      />
    </StyleRow>
  );
}
