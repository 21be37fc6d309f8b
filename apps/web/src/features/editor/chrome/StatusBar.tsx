import { ByteMeter } from './ByteMeter.tsx';
import { SelectionBytes } from './SelectionBytes.tsx';
import { SelectionPath } from './SelectionPath.tsx';
import classes from './StatusBar.module.css';

/** Under the canvas: where the selection stands, and how heavy the mail is. */
export function StatusBar() {
  return (
    <footer className={classes.bar}>
      <SelectionPath />
      <SelectionBytes />
      <ByteMeter />
    </footer>
  );
}
