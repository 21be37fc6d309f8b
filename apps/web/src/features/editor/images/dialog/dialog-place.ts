import { createContext, use } from 'react';

/** Place that the open dialog works on: the image there and the open folder; shared by the dialog's tabs. */
export interface DialogPlace {
  /** Address of the image that stands where another may now go; '' for none. */
  readonly current: string;
  /** The folder of the library that is open, where uploads go; null for none. */
  readonly folder: string | null;
  readonly openFolder: (folder: string | null) => void;
}

export const DialogPlaceContext = createContext<DialogPlace | null>(null);

export function useDialogPlace(): DialogPlace {
  const place = use(DialogPlaceContext);
  if (place === null) throw new Error('useDialogPlace needs an open image dialog');
  return place;
}
