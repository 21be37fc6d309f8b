import classes from './HandleLayer.module.css';

/** What letting go of a handle would set. */
export function HandleValue({ text, isVertical }: { readonly text: string; readonly isVertical: boolean }) {
  return (
    <span className={classes.value} data-upright={isVertical || undefined} aria-hidden>
      {text}
    </span>
  );
}
