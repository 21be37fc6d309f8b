import { Button, Group } from '@mantine/core';
import { IconFlipHorizontal, IconFlipVertical, IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../../shared/ui/IconButton.tsx';
import { withCrop } from '../recipe/crop.ts';
import { flip, turnLeft, turnRight } from '../recipe/turn-and-flip.ts';
import { useEditing } from '../use-editing.ts';
import classes from './Panel.module.css';
import { PanelHead } from './PanelHead.tsx';
import { RatioTiles } from './RatioTiles.tsx';
import { SliderRow } from './SliderRow.tsx';

/** Asks which part of the picture to show, and how to turn, mirror and straighten it. */
export function CropPanel() {
  const t = useT('pictures');
  const { recipe, setRatio, change, endStep } = useEditing();
  const turn = (turned: typeof recipe) => {
    // A frame that keeps its ratio would jump with the next handle: turned, it has another.
    setRatio(null);
    change(turned);
  };
  const untouched = recipe.crop === null && recipe.straighten === 0;
  const reset = () => {
    setRatio(null);
    change(withCrop({ ...recipe, straighten: 0 }, null));
  };
  const icon = { size: 18, stroke: 1.7 };
  return (
    <div className={classes.panel}>
      <PanelHead title={t('tool.crop')} reset={untouched ? undefined : reset} />
      <RatioTiles />
      <Group gap={8} grow>
        <IconButton
          variant="default"
          size={36}
          label={t('turn.left')}
          icon={<IconRotate2 {...icon} />}
          onClick={() => turn(turnLeft(recipe))}
        />
        <IconButton
          variant="default"
          size={36}
          label={t('turn.right')}
          icon={<IconRotateClockwise2 {...icon} />}
          onClick={() => turn(turnRight(recipe))}
        />
        <IconButton
          variant="default"
          size={36}
          label={t('flip.horizontal')}
          icon={<IconFlipVertical {...icon} />}
          onClick={() => change(flip(recipe, 'horizontal'))}
        />
        <IconButton
          variant="default"
          size={36}
          label={t('flip.vertical')}
          icon={<IconFlipHorizontal {...icon} />}
          onClick={() => change(flip(recipe, 'vertical'))}
        />
      </Group>
      <SliderRow
        label={t('crop.straighten')}
        unit="°"
        min={-45}
        max={45}
        step={0.5}
        value={recipe.straighten}
        onChange={(straighten) => change({ ...recipe, straighten }, 'straighten')}
        onEnd={endStep}
      />
      <p className={classes.caption}>{t('crop.hint')}</p>
      {recipe.crop && (
        <Button variant="default" size="xs" onClick={() => change(withCrop(recipe, null))}>
          {t('crop.all')}
        </Button>
      )}
    </div>
  );
}
