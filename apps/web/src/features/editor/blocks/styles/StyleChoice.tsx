import type { StyleKey } from '@mailwright/document';
import { SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { StyleRow } from '../../core/styles/StyleRow.tsx';
import type { StyleEdit } from '../../core/styles/style-edit.ts';
import classes from './StyleChoice.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly icon?: Icon;
}

interface StyleChoiceProps {
  readonly edit: StyleEdit;
  readonly style: StyleKey;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly perDevice?: boolean;
  /** Value that applies when neither the block nor its defaults set one. */
  readonly initial?: string;
}

/** A style with a few values, side by side. */
export function StyleChoice({ edit, style, label, choices, perDevice = false, initial = '' }: StyleChoiceProps) {
  const mixed = edit.mixed.has(style);
  const value = mixed ? '' : String(edit.own[style] ?? edit.inherited[style] ?? initial);
  return (
    <StyleRow edit={edit} styles={[style]} label={label} perDevice={perDevice}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={label}
        value={value}
        disabled={edit.disabled}
        data={choices.map((choice) => ({ value: choice.value, label: <ChoiceLabel {...choice} /> }))}
        onChange={(next) => {
          edit.write({ [style]: next });
          edit.done();
        }}
      />
    </StyleRow>
  );
}

function ChoiceLabel({ label, icon: ChoiceIcon }: Choice) {
  if (ChoiceIcon === undefined) return label;
  return (
    <Tooltip label={label}>
      <span className={classes.icon}>
        <ChoiceIcon size={16} stroke={1.7} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
