import classes from './TemplateFields.module.css';

interface CounterProps {
  readonly count: number;
  readonly max: number;
  readonly hint: string;
}

/** Under a text: how long it is of how long it may be. */
export function Counter({ count, max, hint }: CounterProps) {
  return (
    <span className={classes.counter} data-too-long={count > max}>
      <span>{hint}</span>
      <span>{`${count} / ${max}`}</span>
    </span>
  );
}
