import { Slider } from '@mantine/core';
import { useId } from 'react';
import { NumberBox } from '../../../core/inputs/number/NumberBox.tsx';
import classes from './SliderRow.module.css';

interface SliderRowProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly unit?: string;
  readonly onChange: (value: number) => void;
  /** The movement is over. */
  readonly onEnd: () => void;
}

/** A number by slider and by typing. */
export function SliderRow({ label, value, min, max, step = 1, unit, onChange, onEnd }: SliderRowProps) {
  const id = useId();
  return (
    <div className={classes.row}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div>
        <NumberBox
          id={id}
          label={label}
          value={value}
          min={min}
          max={max}
          step={step}
          unit={unit}
          onChange={(next) => {
            onChange(next);
            return true;
          }}
          onDone={onEnd}
        />
      </div>
      <Slider
        className={classes.slider ?? ''}
        size={4}
        thumbSize={16}
        label={null}
        thumbLabel={label}
        value={value}
        min={min}
        max={max}
        step={step}
        {...(min < 0 && { startPointValue: 0 })}
        onChange={onChange}
        onChangeEnd={onEnd}
      />
    </div>
  );
}
