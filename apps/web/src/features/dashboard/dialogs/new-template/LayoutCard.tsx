import { TemplatePicture } from '../../list/card/TemplatePicture.tsx';
import classes from './LayoutCard.module.css';
import { type LayoutChoice, tooltipOf } from './layout-choice.ts';

interface LayoutCardProps {
  readonly choice: LayoutChoice;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

export function LayoutCard({ choice, checked, onChoose }: LayoutCardProps) {
  return (
    <label className={classes.card} data-tip={tooltipOf(choice.description)}>
      <input type="radio" name="layout" className={classes.radio} checked={checked} onChange={onChoose} />
      <span className={classes.picture}>
        {choice.template === null ? (
          <span className={classes.blank} />
        ) : (
          <TemplatePicture template={choice.template} shape="upright" />
        )}
      </span>
      <span className={classes.name}>{choice.name}</span>
    </label>
  );
}
