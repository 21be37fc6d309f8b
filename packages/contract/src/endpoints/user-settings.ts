import { defineEndpoint } from '../endpoint.ts';
import { userSettings as userSettingsBody } from '../entities/user-settings.ts';

export const userSettings = {
  save: defineEndpoint({
    method: 'PUT',
    path: '/api/v2/usersettings',
    summary:
      "Save the caller's editor mode, theme, language, which tours were seen, whether the editor saves by itself, what new mails add to their links, or the sending system that mails are written for",
    auth: 'session',
    beforeSecondFactor: true,
    body: userSettingsBody,
    responses: { 200: userSettingsBody },
  }),
};
