import { AppError } from '../../app-error.ts';

/** Leading characters of a password that are checked; a password longer than that is taken to be hard to guess beyond them. */
const LOOKED_AT = 64;

/**
 * Lowest accepted score of zxcvbn, 0 to 4: passwords that lists of common passwords and their variants give away score less.
 */
const NEEDED = 2;

/**
 * Loads the check and its lists of common passwords; they are large, so the first person to choose a password waits for them.
 */
async function loadCheck() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

let check: ReturnType<typeof loadCheck> | null = null;

/**
 * Throws when a password is easy to guess: common passwords, alone and in their usual variants, and facts about the person,
 * `about`. The contract checks the length.
 * @throws AppError `PASSWORD_TOO_EASY`
 */
export async function requireNewPassword(password: string, about: readonly string[]): Promise<void> {
  check ??= loadCheck();
  const known = ['mailwright', ...about.flatMap((text) => [text, ...text.split(/[\s@.]+/)])];
  const { score } = (await check).check(
    password.slice(0, LOOKED_AT),
    known.filter((text) => text.length > 2),
  );
  if (score < NEEDED) throw new AppError('PASSWORD_TOO_EASY');
}
