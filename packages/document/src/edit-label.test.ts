import { expect, test } from 'vitest';
import { decodeLabel, encodeLabel } from './edit-label.ts';

test('a label is written short and read back', () => {
  expect(encodeLabel({ action: 'update', type: 'button', field: 'label' })).toBe('update:button:label');
  expect(encodeLabel({ action: 'settings', field: 'width' })).toBe('settings::width');
  expect(encodeLabel({ action: 'import' })).toBe('import');
  for (const label of [
    { action: 'move', type: 'a:b', count: 3 },
    { action: 'style', field: 'color' },
  ]) {
    expect(decodeLabel(encodeLabel(label))).toEqual(label);
  }
  expect(decodeLabel('100 %')).toEqual({ action: '100 %' });
});
