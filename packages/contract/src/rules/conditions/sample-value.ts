/** Value of a person's field: one value, or a list of records such as order lines. */
export type SampleValue = string | number | boolean | null | readonly SampleRecord[];

/** Fields of a person, or of one record of a list, by name. */
export type SampleRecord = { readonly [field: string]: SampleValue };
