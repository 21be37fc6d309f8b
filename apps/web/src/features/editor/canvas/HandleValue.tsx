import classes from './HandleLayer.module.css';

/** What letting go of a handle would set. */
export function HandleValue({ text, upright }: { readonly text: string; readonly upright: boolean }) {
  return (
    <span className={classes.value} data-upright={upright || undefined} aria-hidden>
      {text}
    </span>
  );
}
