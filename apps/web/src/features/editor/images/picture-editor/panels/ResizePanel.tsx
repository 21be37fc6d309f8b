import { LIMITS } from '@mailwright/contract';
import { SegmentedControl, Switch } from '@mantine/core';
import { useId, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { NumberBox } from '../../../core/inputs/number/NumberBox.tsx';
import { frameOf, largestSize, outputSize, type Size } from '../recipe/new-recipe.ts';
import { useEditing } from '../use-editing.ts';
import classes from './Panel.module.css';
import { PanelHead } from './PanelHead.tsx';

const MAX_SIDE_PX = LIMITS.upload.compressedSide;
const PERCENTS = [25, 50, 75, 100] as const;

/** Pixels of the picture that is made. */
export function ResizePanel() {
  const t = useT('pictures');
  const { recipe, change, endStep } = useEditing();
  const [locked, setLocked] = useState(true);
  const [widthId, heightId] = [useId(), useId()];
  const size = outputSize(recipe);
  const largest = largestSize(frameOf(recipe));
  const percent = Math.round((size.width / largest.width) * 100);
  const write = ({ width, height }: Size) => {
    const whole = { width: within(width), height: within(height) };
    const same = whole.width === largest.width && whole.height === largest.height;
    change({ ...recipe, resize: same ? null : whole }, 'resize');
    return true;
  };
  const boxes = [
    {
      id: widthId,
      label: t('resize.width'),
      value: size.width,
      other: (width: number) => width * (size.height / size.width),
      side: 'width',
    },
    {
      id: heightId,
      label: t('resize.height'),
      value: size.height,
      other: (height: number) => height * (size.width / size.height),
      side: 'height',
    },
  ] as const;
  return (
    <div className={classes.panel}>
      <PanelHead
        title={t('tool.resize')}
        reset={recipe.resize === null ? undefined : () => change({ ...recipe, resize: null })}
      />
      <div className={classes.pair}>
        {boxes.map(({ id, label, value, other, side }) => (
          <div key={id} className={classes.group}>
            <label htmlFor={id} className={classes.caption}>
              {label}
            </label>
            <NumberBox
              id={id}
              label={label}
              unit="px"
              min={1}
              max={MAX_SIDE_PX}
              step={1}
              value={value}
              onChange={(next) => {
                const rest = locked ? other(next) : size[side === 'width' ? 'height' : 'width'];
                return write(side === 'width' ? { width: next, height: rest } : { width: rest, height: next });
              }}
              onDone={endStep}
            />
          </div>
        ))}
      </div>
      <Switch
        size="sm"
        label={t('resize.locked')}
        checked={locked}
        onChange={(event) => setLocked(event.currentTarget.checked)}
      />
      <div className={classes.group}>
        <span className={classes.caption}>{t('resize.percent')}</span>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('resize.percent')}
          value={String(percent)}
          data={PERCENTS.map((one) => ({ value: String(one), label: `${one}%` }))}
          onChange={(next) => {
            const part = Number(next) / 100;
            write({ width: largest.width * part, height: largest.height * part });
            endStep();
          }}
        />
      </div>
      <p className={classes.caption}>
        {t('resize.original', { width: recipe.source.width, height: recipe.source.height, max: MAX_SIDE_PX })}
      </p>
    </div>
  );
}

function within(side: number): number {
  return Math.min(MAX_SIDE_PX, Math.max(1, Math.round(side)));
}
