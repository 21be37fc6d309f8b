import type { CustomField } from '@mailwright/contract';

export interface CustomFieldRepository {
  /** Returns the fields in the order in which they are offered. */
  list(): Promise<readonly CustomField[]>;
  /** Adds fields behind those there are; one that is there stays as it is. */
  add(fields: readonly CustomField[]): Promise<void>;
}
