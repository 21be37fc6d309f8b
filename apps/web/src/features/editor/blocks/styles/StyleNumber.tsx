import type { StyleKey, StyleValues } from '@mailwright/document';
import { useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { NumberBox } from '../../core/inputs/number/NumberBox.tsx';
import type { NumberRange } from '../../core/inputs/number/number-text.ts';
import { useScrub } from '../../core/inputs/use-scrub.ts';
import { StyleRow } from '../../core/styles/StyleRow.tsx';
import type { StyleEdit } from '../../core/styles/style-edit.ts';

/** Style keys whose values are numbers. */
export type NumberKey = { [K in StyleKey]: NonNullable<StyleValues[K]> extends number ? K : never }[StyleKey];

interface StyleNumberProps extends NumberRange {
  readonly edit: StyleEdit;
  readonly style: NumberKey;
  readonly label: string;
  readonly unit?: string;
  readonly perDevice?: boolean;
  /** Value that applies when neither the block nor its defaults set one. */
  readonly initial?: number;
}

export function StyleNumber(props: StyleNumberProps) {
  const { edit, style, label, unit, perDevice = false, initial, min, max, step } = props;
  const t = useT('panels');
  const id = useId();
  const inherited = edit.inherited[style] ?? initial;
  const write = (value: number) => edit.write({ [style]: value });
  const scrub = useScrub({
    min,
    max,
    step,
    value: edit.own[style] ?? inherited ?? min,
    onChange: write,
    onDone: edit.done,
  });
  return (
    <StyleRow
      edit={edit}
      styles={[style]}
      label={label}
      htmlFor={id}
      perDevice={perDevice}
      {...(!edit.disabled && { onScrub: scrub })}
    >
      <NumberBox
        id={id}
        label={label}
        value={edit.own[style]}
        fallback={inherited}
        placeholder={edit.mixed.has(style) ? t('style.mixed') : undefined}
        min={min}
        max={max}
        step={step}
        unit={unit}
        disabled={edit.disabled}
        onChange={write}
        onClear={() => edit.write({ [style]: null })}
        onDone={edit.done}
      />
    </StyleRow>
  );
}
