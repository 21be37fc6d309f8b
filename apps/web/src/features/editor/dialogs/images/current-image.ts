import { createContext } from 'react';

/** The address of the image that the dialog is opened for; '' for none. */
export const CurrentImage = createContext('');
