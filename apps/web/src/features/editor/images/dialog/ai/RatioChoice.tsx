import { AI_RATIOS, type AiRatio, ratioOf } from '@mailwright/contract';
import { Input, SegmentedControl } from '@mantine/core';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import classes from './AiTab.module.css';

interface RatioChoiceProps {
  readonly value: AiRatio;
  readonly onChange: (ratio: AiRatio) => void;
}

/** Longer side of a drawn frame, pixels. */
const SIDE = 18;

/** Width to height, each drawn as the frame it makes. */
export function RatioChoice({ value, onChange }: RatioChoiceProps) {
  const t = useT('aiImages');
  const options = AI_RATIOS.map((ratio) => {
    const share = ratioOf(ratio);
    const style = { width: SIDE * Math.min(1, share), height: SIDE / Math.max(1, share) };
    return {
      value: ratio,
      label: (
        <span className={classes.ratio}>
          <span className={classes.frameBox}>
            <span className={classes.frame} style={style} />
          </span>
          {ratio}
        </span>
      ),
    };
  });
  return (
    <Input.Wrapper label={t('ratio')} labelElement="div">
      <SegmentedControl<AiRatio>
        fullWidth
        size="xs"
        aria-label={t('ratio')}
        data={options}
        value={value}
        onChange={onChange}
      />
    </Input.Wrapper>
  );
}
