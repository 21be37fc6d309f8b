import type { Generated } from 'kysely';

/** Settings that people have chosen for themselves, and ways in which they sign in. */
export interface PersonSchema {
  user_settings: UserSettingsTable;
  sample_people: SamplePeopleTable;
  invitations: InvitationTable;
  password_links: PasswordLinkTable;
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

interface InvitationTable {
  id: string;
  email: string;
  email_key: string;
  role: 'admin' | 'user';
  plan_number: number;
  token_hash: string;
  invited_by: string | null;
  created_at: number;
  /** The mail with the link that counts. */
  sent_at: number;
  expires_at: number;
  accepted_at: number | null;
  revoked_at: number | null;
}

interface PasswordLinkTable {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}
