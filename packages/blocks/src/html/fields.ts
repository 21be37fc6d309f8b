import type { Field } from '@mailwright/document';

export const htmlFields: readonly Field[] = [{ kind: 'code', prop: 'source', language: 'html' }];
