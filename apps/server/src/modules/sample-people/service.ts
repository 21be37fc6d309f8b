import type { SamplePerson } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { FIRST_PEOPLE } from './first-people.ts';
import type { SamplePeopleRepository } from './port.ts';

/** Manages the sample people for a person's previews and test mails; nobody else reads or changes them. */
export interface SamplePeopleService {
  list(userId: string): Promise<readonly SamplePerson[]>;
  /** Returns a sample person; rejects when there is none with this id. */
  find(userId: string, id: string): Promise<SamplePerson>;
  save(userId: string, people: readonly SamplePerson[]): Promise<void>;
  reset(userId: string): Promise<void>;
}

export function createSamplePeopleService(repository: SamplePeopleRepository): SamplePeopleService {
  const list = async (userId: string) => (await repository.read(userId)) ?? FIRST_PEOPLE;
  return {
    list,
    async find(userId, id) {
      const person = (await list(userId)).find((one) => one.id === id);
      if (person) return person;
      const message = 'This sample person is not there anymore. Choose another one.';
      throw new AppError('VALIDATION_FAILED', { details: [{ path: 'person', message }] });
    },
    save: (userId, people) => repository.save(userId, people),
    reset: (userId) => repository.remove(userId),
  };
}
