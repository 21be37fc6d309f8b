import { PRODUCT_VERSION_LABEL } from '@mailwright/contract';

/** The one version that is printed: in header, log, figures, traces and archives. */
export const VERSION = PRODUCT_VERSION_LABEL;
