import { expect, test } from 'vitest';
import { requireNewPassword } from './new-password.ts';

const ABOUT = ['Zoë', 'Winterbottom', 'zoe.winterbottom@acme.example'];

test.each([
  'password1234',
  'Passwort1234',
  'qwertyuiop12',
  '123456789012',
  'aaaaaaaaaaaa',
  'abcdefghijkl',
  '1q2w3e4r5t6y',
  'Mailwright12',
  'Winterbottom',
  'winterbottom1',
])('%s is guessed soon', async (password) => {
  await expect(requireNewPassword(password, ABOUT)).rejects.toMatchObject({ code: 'PASSWORD_TOO_EASY' });
});

test.each(['correct horse battery', 'tulpen im mai blühen', 'xK3jf93jfkQ2', 'пароль из слов'])(
  '%s is taken, without rules about what it has to contain',
  async (password) => {
    await expect(requireNewPassword(password, ABOUT)).resolves.toBeUndefined();
  },
);
