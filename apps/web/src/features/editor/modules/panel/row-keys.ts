import type { ModuleRow } from '../../../../shared/modules/module-groups.ts';

/** The line that a key leads to; undefined for other keys. From a module, left leads to the head of its group. */
export function nextRow(key: string, rows: readonly ModuleRow[], active: number): number | undefined {
  const canTake = ({ kind }: ModuleRow) => kind !== 'empty';
  const clamped = (index: number) => (index < 0 ? active : index);
  switch (key) {
    case 'ArrowDown':
      return clamped(rows.findIndex((row, index) => index > active && canTake(row)));
    case 'ArrowUp':
      return clamped(rows.findLastIndex((row, index) => index < active && canTake(row)));
    case 'ArrowLeft':
      return clamped(rows.findLastIndex(({ kind }, index) => index < active && kind === 'group'));
    case 'Home':
      return clamped(rows.findIndex(canTake));
    case 'End':
      return clamped(rows.findLastIndex(canTake));
    default:
      return undefined;
  }
}
