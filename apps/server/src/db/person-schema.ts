import type { Generated } from 'kysely';

/** What people have chosen for themselves. */
export interface PersonSchema {
  user_settings: UserSettingsTable;
  sample_people: SamplePeopleTable;
}

interface UserSettingsTable {
  user_id: string;
  dnd_mode: 'simple' | 'advanced';
  theme: 'light' | 'dark';
  locale: string;
  autosave: Generated<number>;
  link_parameters: Generated<string>;
  sending_profile: Generated<string>;
  dashboard_tour_done: Generated<number>;
  editor_tour_done: Generated<number>;
}

/** One row a person who has changed them. */
interface SamplePeopleTable {
  user_id: string;
  /** JSON of the list. */
  people: string;
}
