/** What a person has in a field: one value, or a list of records such as order lines. */
export type SampleValue = string | number | boolean | null | readonly SampleRecord[];

/** The fields of a person, or of one entry of a list. */
export type SampleRecord = { readonly [field: string]: SampleValue };
