import type { UserSettings } from '../users/port.ts';

export interface SettingsRepository {
  read(userId: string): Promise<UserSettings>;
  /** Changes the given settings and returns all. */
  save(userId: string, changes: Partial<UserSettings>): Promise<UserSettings>;
}
