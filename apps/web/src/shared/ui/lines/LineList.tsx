import { Fragment, type ReactNode } from 'react';

interface LineListProps<Line> {
  readonly lines: readonly Line[];
  /** Shows one of them. */
  readonly children: (line: Line, index: number) => ReactNode;
}

/** Lines to type in: they have nothing else to be known by than their places, and keep these while one types. */
export function LineList<Line>({ lines, children }: LineListProps<Line>) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as said above
    <Fragment key={index}>{children(line, index)}</Fragment>
  ));
}
