import type { DndMode, Features, LinkParameter, ProfileChoice, Role, Theme } from '@mailwright/contract';

export interface UserRecord {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  /** Address of a portrait, or null. */
  readonly image: string | null;
  readonly isDemo: boolean;
  /** False once the account is deactivated. */
  readonly isActive: boolean;
  readonly plan: { readonly number: number; readonly name: string; readonly features: Features };
  readonly settings: UserSettings;
}

export interface UserSettings {
  readonly dndMode: DndMode;
  readonly theme: Theme;
  /** Null until the person chooses one. */
  readonly locale: string | null;
  /** The editor saves drafts by itself. */
  readonly autosave: boolean;
  /** What new mails add to their links. */
  readonly linkParameters: readonly LinkParameter[];
  /** Which sending system mails are written for. */
  readonly sendingProfile: ProfileChoice;
  /** Seen to their end, or skipped. */
  readonly dashboardTourDone: boolean;
  readonly editorTourDone: boolean;
}

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly passwordHash: string | null;
  readonly planNumber: number;
  /** Made by the seed; the switch-users call offers these alone. */
  readonly isDemo: boolean;
  readonly now: number;
}

interface LoginRecord {
  readonly id: string;
  /** Null for accounts that sign in some other way. */
  readonly passwordHash: string | null;
  readonly isDemo: boolean;
}

/** How a person is found and named to others. */
export type PersonRecord = Pick<UserRecord, 'id' | 'email' | 'firstName' | 'lastName'>;

/** A page of people by first name: of these domains, without one, and with what was asked for. */
export interface PeopleSearch {
  readonly domains: readonly string[];
  readonly without: string;
  /** One of them has to stand in the address; none means any address. */
  readonly addressParts: readonly string[];
  /** All of them have to stand in name or address. */
  readonly words: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

export interface UserRepository {
  find(id: string): Promise<UserRecord | null>;
  findMany(ids: readonly string[]): Promise<readonly UserRecord[]>;
  /** Null for an unknown address; addresses compare without case. */
  findForLogin(email: string): Promise<LoginRecord | null>;
  search(search: PeopleSearch): Promise<{ readonly found: readonly PersonRecord[]; readonly total: number }>;
  listDemo(): Promise<readonly UserRecord[]>;
  /** Whether there is an administrator who may sign in and is no demo account. */
  hasAdministrator(): Promise<boolean>;
  /** Notes when a person was last here. */
  noteSeen(id: string, at: number): Promise<void>;
  /** False when the address is taken. */
  add(user: NewUser): Promise<boolean>;
}
