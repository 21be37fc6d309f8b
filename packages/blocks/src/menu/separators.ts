/** Lines between the items. */
export const SEPARATORS = ['none', 'solid', 'dotted', 'dashed'] as const;
