import type { SamplePerson } from '@mailwright/contract';

export interface SamplePeopleRepository {
  /** Returns the person's sample people; null until the person has changed them. */
  read(userId: string): Promise<readonly SamplePerson[] | null>;
  save(userId: string, people: readonly SamplePerson[]): Promise<void>;
  remove(userId: string): Promise<void>;
}
