import type { SamplePerson } from '@mailwright/contract';

export interface SamplePeopleRepository {
  /** null until the person has changed them. */
  read(userId: string): Promise<readonly SamplePerson[] | null>;
  save(userId: string, people: readonly SamplePerson[]): Promise<void>;
  remove(userId: string): Promise<void>;
}
