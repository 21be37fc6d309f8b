import { Button } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { convertToBlocks } from '../../core/actions/convert-to-blocks.ts';
import { useAction } from '../../core/actions/use-action.ts';
import classes from './ConvertButton.module.css';

/** Offers to make blocks of what is shown here as code. */
export function ConvertButton() {
  const t = useT('editor');
  const { visible, enabled, run } = useAction(convertToBlocks);
  if (!visible) return null;
  return (
    <div className={classes.convert}>
      <Button
        size="xs"
        variant="default"
        leftSection={<convertToBlocks.icon size={14} stroke={1.7} aria-hidden />}
        disabled={!enabled}
        onClick={run}
      >
        {t(convertToBlocks.label)}
      </Button>
    </div>
  );
}
