import { ByteMeter } from './ByteMeter.tsx';
import { ImagesWeight } from './ImagesWeight.tsx';
import { SelectionBytes } from './SelectionBytes.tsx';

/** How heavy the selection, the mail and its images are. */
export function Weights() {
  return (
    <>
      <SelectionBytes />
      <ByteMeter />
      <ImagesWeight />
    </>
  );
}
