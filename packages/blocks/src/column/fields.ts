import type { Field } from '@mailwright/document';

export const columnFields: readonly Field[] = [{ kind: 'number', prop: 'gap', min: 0, max: 100, step: 1, unit: 'px' }];
