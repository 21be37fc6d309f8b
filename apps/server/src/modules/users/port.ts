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
  /** True when the editor saves drafts by itself. */
  readonly autosave: boolean;
  /** Parameters that new mails add to their links. */
  readonly linkParameters: readonly LinkParameter[];
  /** Sending system that mails are written for. */
  readonly sendingProfile: ProfileChoice;
  /** True when the tour was seen to its end, or skipped. */
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
  /** True for accounts made by the seed; people can switch only between these. */
  readonly isDemo: boolean;
  readonly now: number;
}

interface LoginRecord {
  readonly id: string;
  /** Null for accounts without a password. */
  readonly passwordHash: string | null;
  readonly isDemo: boolean;
}

/** Facts by which people are found and named to others. */
export type PersonRecord = Pick<UserRecord, 'id' | 'email' | 'firstName' | 'lastName'>;

/** Search for a page of people, by first name: people of these domains, without one person, matching the terms. */
export interface PeopleSearch {
  readonly domains: readonly string[];
  readonly without: string;
  /** Texts of which one must be in the address; none means any address. */
  readonly addressParts: readonly string[];
  /** Words that must all be in the name or the address. */
  readonly words: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

export interface UserRepository {
  find(id: string): Promise<UserRecord | null>;
  findMany(ids: readonly string[]): Promise<readonly UserRecord[]>;
  /** Returns the account of an address; null for an unknown one. Addresses compare without case. */
  findForLogin(email: string): Promise<LoginRecord | null>;
  search(search: PeopleSearch): Promise<{ readonly found: readonly PersonRecord[]; readonly total: number }>;
  listDemo(): Promise<readonly UserRecord[]>;
  /** Returns whether there is an active administrator that is no demo account. */
  hasAdministrator(): Promise<boolean>;
  /** Stores when a person was last here, milliseconds since 1970. */
  noteSeen(id: string, at: number): Promise<void>;
  /** Adds an account; false when the address is taken. */
  add(user: NewUser): Promise<boolean>;
}
