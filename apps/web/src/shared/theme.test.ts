import { contrastOf } from '@mailwright/blocks';
import { DEFAULT_THEME } from '@mantine/core';
import { expect, test } from 'vitest';
import { cssVariables } from './theme.ts';

const themes = cssVariables(DEFAULT_THEME);

test.each(['light', 'dark'] as const)('labels of selections and modules can be read in the %s theme', (name) => {
  const {
    '--mw-selection-text': text = '',
    '--mw-selection': selection = '',
    '--mw-module': module = '',
  } = themes[name];
  for (const background of [selection, module]) expect(contrastOf(text, background)).toBeGreaterThanOrEqual(4.5);
});
