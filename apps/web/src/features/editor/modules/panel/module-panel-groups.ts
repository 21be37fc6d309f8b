/** Before the key of a group, where closed groups are remembered. */
export const GROUPS = 'modules/';
