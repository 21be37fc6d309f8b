import { ByteMeter } from './ByteMeter.tsx';
import { ImagesWeight } from './ImagesWeight.tsx';
import { SelectionBytes } from './SelectionBytes.tsx';

/** Shows the size of the selection, of the mail and of its images. */
export function Weights() {
  return (
    <>
      <SelectionBytes />
      <ByteMeter />
      <ImagesWeight />
    </>
  );
}
