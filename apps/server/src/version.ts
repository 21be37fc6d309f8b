/** Version label of the specification, shown in header and API. */
export const VERSION = '2.8.1';
