import { Tooltip } from '@mantine/core';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../../shared/ui/IconButton.tsx';
import { NumberBox } from '../../../core/inputs/number/NumberBox.tsx';
import { StyleRow } from '../../../core/styles/StyleRow.tsx';
import type { StyleEdit } from '../../../core/styles/style-edit.ts';
import type { NumberKey } from '../StyleNumber.tsx';
import classes from './FourSides.module.css';

interface FourSidesProps {
  readonly edit: StyleEdit;
  readonly label: string;
  /** Top, right, bottom, left. */
  readonly sides: readonly [NumberKey, NumberKey, NumberKey, NumberKey];
  readonly max: number;
  readonly perDevice?: boolean;
}

/** Four lengths around a box; linked, all four are set at once. */
export function FourSides({ edit, label, sides, max, perDevice = false }: FourSidesProps) {
  const t = useT('panels');
  const names = [t('side.top'), t('side.right'), t('side.bottom'), t('side.left')];
  const lengthOf = (side: NumberKey) => edit.own[side] ?? edit.inherited[side] ?? 0;
  const equal = sides.every((side) => !edit.mixed.has(side) && lengthOf(side) === lengthOf(sides[0]));
  const [link, setLink] = useState({ screen: edit.screen, linked: equal });
  // Another device has other values, which may be equal where these are not.
  if (link.screen !== edit.screen) setLink({ screen: edit.screen, linked: equal });
  const { linked } = link;
  const keysOf = (side: NumberKey) => (linked ? sides : [side]);
  const write = (side: NumberKey, value: number | null) =>
    edit.write(Object.fromEntries(keysOf(side).map((key) => [key, value])));

  return (
    <StyleRow edit={edit} styles={sides} label={label} wide perDevice={perDevice}>
      <div className={classes.sides}>
        {sides.map((side, index) => (
          <Tooltip key={side} label={names[index]}>
            <div>
              <NumberBox
                label={`${label}: ${names[index]}`}
                value={edit.own[side]}
                fallback={edit.inherited[side] ?? 0}
                placeholder={edit.mixed.has(side) ? t('style.mixed') : undefined}
                min={0}
                max={max}
                step={1}
                disabled={edit.disabled}
                onChange={(value) => write(side, value)}
                onClear={() => write(side, null)}
                onDone={edit.done}
              />
              <span className={classes.side} aria-hidden="true">
                {names[index]}
              </span>
            </div>
          </Tooltip>
        ))}
        <IconButton
          label={linked ? t('side.unlink') : t('side.link')}
          size={30}
          aria-pressed={linked}
          icon={linked ? <IconLink size={16} stroke={1.7} /> : <IconLinkOff size={16} stroke={1.7} />}
          onClick={() => setLink({ screen: edit.screen, linked: !linked })}
        />
      </div>
    </StyleRow>
  );
}
