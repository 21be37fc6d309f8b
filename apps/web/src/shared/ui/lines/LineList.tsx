import { Fragment, type ReactNode } from 'react';

interface LineListProps<Line> {
  readonly lines: readonly Line[];
  /** Returns the element of one line. */
  readonly children: (line: Line, index: number) => ReactNode;
}

/** Lists lines with inputs, each identified by its index. */
export function LineList<Line>({ lines, children }: LineListProps<Line>) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else to be known by, and keeps its place while one types.
    <Fragment key={index}>{children(line, index)}</Fragment>
  ));
}
